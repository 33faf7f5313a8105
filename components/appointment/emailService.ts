/**
 * EmailJS and the causes of its failures, with their sentences in French: one chunk that loads at the
 * first interaction with the form. Visitors who only read the page do not download it.
 */
import { init, send } from '@emailjs/browser';
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

/** The statuses after which the request may have been delivered: 520 and 524 are Cloudflare's. */
const UNSURE_STATUSES = [0, 200, 502, 504, 520, 524];

/** An answer of the service or of a proxy. */
interface Answer {
  status: number;
  text?: string;
}

const isAnswer = (failure: unknown): failure is Answer =>
  typeof failure === 'object' &&
  failure !== null &&
  'status' in failure &&
  typeof failure.status === 'number';

/** True if EmailJS threw it after posting: an answer, or a network error. */
const isPosted = (failure: unknown): boolean => failure instanceof TypeError || isAnswer(failure);

interface FailureCause {
  sentence: string;
  /** Of the library or the service, not of the browser. */
  message?: string | undefined;
  /** The request may have been delivered. */
  isUnsure?: boolean;
}

function findCause(failure: unknown, sentences: SendFailures): FailureCause {
  if (isAnswer(failure)) {
    const { status, text: message } = failure;
    const sentence: string | undefined = sentences[status as keyof SendFailures];
    if (sentence) return { sentence, message, isUnsure: UNSURE_STATUSES.includes(status) };
    if (status >= 500) return { sentence: sentences.down, message };
    return { sentence: message ? sentences.notTaken : sentences.unknown, message };
  }
  if (typeof failure === 'string' && failure) {
    return { sentence: sentences.notConfigured, message: failure };
  }
  if (failure instanceof TypeError) return { sentence: sentences.cut, isUnsure: true };
  const isKnown = failure instanceof Error && failure.message !== '';
  return { sentence: isKnown ? sentences.notSent : sentences.unknown };
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
  { resend, typography }: FormMessages,
): Explanation {
  if (!online && !isPosted(failure)) return { code: 'offline' };
  const { sentence, message = '', isUnsure } = findCause(failure, sentences);
  const text = typography(isUnsure ? `${sentence} ${resend}` : sentence);
  return { text: isPlain(message) ? `${text} (${message})` : text };
}
