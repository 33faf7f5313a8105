/**
 * EmailJS and the causes of its failures, with their sentences in French: one chunk that loads at the
 * first interaction with the form. Visitors who only read the page do not download it.
 */
import { EmailJSResponseStatus, init, send } from '@emailjs/browser';
import type { EmailParams } from '@/lib/appointment/requestText';
import type { Explanation } from '@/lib/appointment/store/requestStore';
import type { FormMessages } from '@/lib/appointment/messages/formMessages';
import type { SendFailures } from '@/lib/appointment/messages/sendFailuresFr';

export { sendFailures } from '@/lib/appointment/messages/sendFailuresFr';

/** Local runs override the package's own address. */
const settings = {
  serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? '',
  templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID ?? '',
  publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? '',
  origin: process.env.NEXT_PUBLIC_EMAILJS_ORIGIN,
};

/**
 * An HTML page instead of an answer, such as that of a captive portal. It is detected by its text,
 * since EmailJS does not expose the headers.
 */
const PAGE = /^\s*<|<(!doctype|html|head|title|meta|script|body)\b/i;

/**
 * Sends a request.
 *
 * @param params The template's parameters.
 * @throws The answer, if its status is not 200 or it is a page; a string if a key is missing;
 *   TypeError if the network, the browser or an extension blocked the request.
 */
export async function post(params: EmailParams): Promise<void> {
  const { serviceId, templateId, publicKey, origin } = settings;
  init({ publicKey, ...(origin && { origin: origin === 'self' ? location.origin : origin }) });
  const answer = await send(serviceId, templateId, params);
  if (answer.status !== 200 || PAGE.test(answer.text)) throw answer;
}

/** The sentence about what EmailJS threw. */
function findSentence(failure: unknown, sentences: SendFailures): string {
  if (failure instanceof EmailJSResponseStatus) {
    const { status, text } = failure;
    const known: string | undefined = sentences[status as keyof SendFailures];
    if (known) return known;
    if (status >= 500) return sentences.down;
    return text ? sentences.notTaken : sentences.unknown;
  }
  if (typeof failure === 'string' && failure) return sentences.notConfigured;
  if (failure instanceof TypeError) return sentences.cut;
  return failure instanceof Error && failure.message ? sentences.notSent : sentences.unknown;
}

/** False for the HTML page that a proxy or a captive portal has answered with. */
const isPlain = (message: string): boolean =>
  message !== '' && !message.includes('<') && message.length <= 300;

/**
 * Explains what EmailJS threw.
 *
 * @param online `navigator.onLine`.
 * @returns A sentence for the cause, then the message of EmailJS or its service, if any. A browser's own
 *   message, in its own language, is in the console only.
 */
export function explainThrown(
  failure: unknown,
  online: boolean,
  sentences: SendFailures,
  { typography }: FormMessages,
): Explanation {
  const isAnswer = failure instanceof EmailJSResponseStatus;
  // After an answer or a network error, the request was posted.
  if (!online && !isAnswer && !(failure instanceof TypeError)) return { code: 'offline' };
  const text = typography(findSentence(failure, sentences));
  const message = isAnswer ? failure.text : typeof failure === 'string' ? failure : '';
  return { text: isPlain(message) ? `${text} (${message})` : text };
}
