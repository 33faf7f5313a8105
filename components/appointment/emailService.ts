/**
 * EmailJS and the messages about its failures, in one chunk that loads at the first interaction with
 * the form: visitors who only read the page do not download it.
 */
import { init, send } from '@emailjs/browser';
import type { EmailParams } from '@/lib/appointment/requestText';

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

/** For a failure without any message. */
const NO_MESSAGE = 'Veuillez vérifier la console';

const MAYBE = 'la demande est peut-être partie.';

/** A proxy has answered: the service may have the request. */
const PROXY = `Un relais a répondu à la place du service d’envoi : ${MAYBE}`;

/** One French sentence for each status after which the request may have been delivered. */
const UNSURE_STATUSES: Record<number, string> = {
  0: `Le réseau ne répond pas : ${MAYBE}`,
  200: 'Le service d’envoi n’a pas confirmé la demande : on ne peut pas savoir si elle est partie.',
  502: PROXY,
  504: PROXY,
  // Cloudflare's.
  520: PROXY,
  524: PROXY,
};

/** One French sentence for each status that refuses the request. */
const REFUSALS: Record<number, string> = {
  400: 'Le service d’envoi n’accepte pas cette demande.',
  403: 'Le service d’envoi refuse les demandes de cette page.',
  404: 'Le service d’envoi ne reconnaît pas le compte du centre.',
  412: 'Le service d’envoi n’arrive pas à joindre la boîte du centre.',
  413: 'Votre message est trop long pour le service d’envoi. Raccourcissez-le, puis réessayez.',
  429: 'Trop de demandes arrivent en même temps. Attendez 1 minute, puis réessayez.',
  451: 'Le service d’envoi refuse ce navigateur. Essayez avec un autre.',
};

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
export const isPosted = (failure: unknown): boolean =>
  failure instanceof TypeError || isAnswer(failure);

interface Cause {
  /** In French. */
  sentence: string;
  /** Of the library or the service, not of the browser. */
  message?: string | undefined;
  /** The request may have been delivered. */
  isUnsure?: true;
}

/** Explains what EmailJS threw. */
export function causeOf(failure: unknown): Cause {
  if (isAnswer(failure)) {
    const { status, text: message } = failure;
    const unsure = UNSURE_STATUSES[status];
    if (unsure) return { sentence: unsure, message, isUnsure: true };
    const refusal = REFUSALS[status];
    if (refusal) return { sentence: refusal, message };
    if (status >= 500) {
      return { sentence: 'Le service d’envoi est en panne pour le moment.', message };
    }
    const sentence = message ? 'Le service d’envoi n’a pas pris la demande.' : NO_MESSAGE;
    return { sentence, message };
  }
  if (typeof failure === 'string' && failure) {
    return { sentence: 'L’envoi par ce formulaire n’est pas encore réglé.', message: failure };
  }
  if (failure instanceof TypeError) {
    const cut = 'La connexion s’est coupée, ou une extension du navigateur bloque l’envoi';
    return { sentence: `${cut} : ${MAYBE}`, isUnsure: true };
  }
  const isKnown = failure instanceof Error && failure.message !== '';
  return { sentence: isKnown ? 'La demande n’est pas partie.' : NO_MESSAGE };
}
