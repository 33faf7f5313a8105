import type { EmailParams } from '@/lib/appointment/appointment';

/**
 * A send, the loading of EmailJS's code included, gives up after this many seconds: EmailJS itself
 * would wait for ever.
 */
export const PATIENCE_S = 20;

/** Thrown where the service has not answered in time. */
export class EmailTimeout extends Error {}

/** Thrown where EmailJS's code can't be loaded, or will not run since storage is blocked. */
export class EmailCodeMissing extends Error {}

/**
 * What sends, loaded when the form is first touched and not before. EmailJS, which it brings along,
 * throws in browsers that block storage.
 *
 * @throws EmailCodeMissing
 */
export async function loadEmail() {
  try {
    return await import('./emailService');
  } catch (cause) {
    throw new EmailCodeMissing(undefined, { cause });
  }
}

/**
 * Sends a request to the centre's mailbox, through EmailJS.
 *
 * @param params The template's parameters.
 * @throws EmailCodeMissing, EmailTimeout, and what `post` of emailService.ts throws. `explainFailure`
 *   puts each into words.
 */
export async function sendEmail(params: EmailParams): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLate = false;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new EmailTimeout());
    }, PATIENCE_S * 1000);
  });
  try {
    const asked = loadEmail().then((service) => {
      // The visitor has been told that it did not leave, and may have asked again.
      if (isLate) throw new EmailTimeout();
      return service.post(params);
    });
    await Promise.race([asked, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
