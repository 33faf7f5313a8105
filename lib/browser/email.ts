import type { EmailParams } from '@/lib/appointment';

/**
 * A send, the loading of EmailJS's code included, gives up after this many seconds: EmailJS itself
 * would wait for ever.
 */
export const PATIENCE_S = 20;

/** A page in the answer's place, such as the sign-in page of a hotel's or an operator's network. */
const PAGE = /<(!doctype|html|head|body)\b/i;

/** EmailJS's own address stands in its package; the local run names another. */
const settings = {
  serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? '',
  templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID ?? '',
  publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? '',
  origin: process.env.NEXT_PUBLIC_EMAILJS_ORIGIN,
};

/** Thrown where the service has not answered in time. */
export class EmailTimeout extends Error {}

/** Thrown where EmailJS's code can't be loaded, or will not run since storage is blocked. */
export class EmailCodeMissing extends Error {}

/**
 * EmailJS, loaded when the form is first touched and not before. Importing it throws in browsers
 * that block storage.
 *
 * @throws EmailCodeMissing
 */
export async function loadEmail() {
  try {
    const emailjs = await import('@emailjs/browser');
    emailjs.init({
      publicKey: settings.publicKey,
      ...(settings.origin && {
        origin: settings.origin === 'self' ? location.origin : settings.origin,
      }),
    });
    return emailjs;
  } catch (cause) {
    throw new EmailCodeMissing(undefined, { cause });
  }
}

/**
 * Sends a request to the centre's mailbox, through EmailJS.
 *
 * @param params The template's parameters.
 * @throws EmailCodeMissing, EmailTimeout, `{ status, text }` for any status but 200 and for a page, a bare
 *   string where a key is missing, and TypeError where the network, the browser or an extension
 *   stopped the request. `explainFailure` puts each into words.
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
    const asked = loadEmail().then((emailjs) => {
      // The visitor has been told that it did not leave, and may have asked again.
      if (isLate) throw new EmailTimeout();
      return emailjs.send(settings.serviceId, settings.templateId, params);
    });
    const answer = await Promise.race([asked, timeout]);
    if (answer.status !== 200 || PAGE.test(answer.text)) throw answer;
  } finally {
    clearTimeout(timer);
  }
}
