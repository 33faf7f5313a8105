import { HOME_COUNTRY } from '@/lib/appointment/phoneNumber';

/** On a slow network the phone library is not waited for longer than this, in milliseconds. */
const PATIENCE_MS = 4000;

interface ReadPhone {
  /** In E.164 form where it can be read so, else as typed. */
  phone: string;
  /** What is said of it: null where nothing is wrong, or nothing is known. */
  problem: string | null;
}

/**
 * What the phone library makes of a number. Where it can't be loaded, or not soon enough, the
 * number travels as it was typed: somebody will read it.
 *
 * @param typed As typed or in E.164 form.
 */
export async function readPhone(typed: string): Promise<ReadPhone> {
  const asTyped: ReadPhone = { phone: typed.trim(), problem: null };
  if (!asTyped.phone) return asTyped;
  const asked = import('./phoneLibrary').then(
    ({ phoneProblem, readPhoneText }): ReadPhone => ({
      phone: readPhoneText(typed, HOME_COUNTRY).number,
      problem: phoneProblem(typed),
    }),
    () => asTyped,
  );
  const impatience = new Promise<ReadPhone>((resolve) =>
    setTimeout(() => resolve(asTyped), PATIENCE_MS),
  );
  return Promise.race([asked, impatience]);
}
