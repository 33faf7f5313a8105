import type { PhoneProblem } from '@/lib/appointment';

/** On a slow network the phone library is not waited for longer than this, in milliseconds. */
const PATIENCE_MS = 4000;

/**
 * What the phone library says of a number. Where it can't be loaded, or not soon enough, the
 * number travels as it was typed: somebody will read it.
 *
 * @param phone As typed or in E.164 form.
 * @returns null where nothing is wrong, or nothing is known.
 */
export async function findPhoneProblem(phone: string): Promise<PhoneProblem | null> {
  if (!phone.trim()) return null;
  const asked = import('./phoneLibrary').then(
    (library) => library.phoneProblem(phone),
    () => null,
  );
  const impatience = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  return Promise.race([asked, impatience]);
}
