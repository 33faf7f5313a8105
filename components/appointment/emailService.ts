/**
 * EmailJS and the messages about its failures, in one chunk that loads at the first interaction with
 * the form: visitors who only read the page do not download it.
 */
import { init, send } from '@emailjs/browser';
import type { EmailParams } from '@/lib/appointment/appointment';
import { EmailTimeout, lateAnswer, MAY_BE_SENT, RESEND, type Cause } from './emailFailure';

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

/** A proxy has answered: the service may have the request. */
const PROXY = `Un relais a répondu à la place du service d’envoi : ${MAY_BE_SENT}`;

/** One French sentence for each status. */
const STATUS_SENTENCES: Record<number, string> = {
  0: `Le réseau ne répond pas : ${MAY_BE_SENT}`,
  200: `Le service d’envoi n’a pas confirmé la demande : on ne peut pas savoir si elle est partie. ${RESEND}`,
  400: 'Le service d’envoi n’accepte pas cette demande.',
  403: 'Le service d’envoi refuse les demandes de cette page.',
  404: 'Le service d’envoi ne reconnaît pas le compte du centre.',
  412: 'Le service d’envoi n’arrive pas à joindre la boîte du centre.',
  413: 'Votre message est trop long pour le service d’envoi. Raccourcissez-le, puis réessayez.',
  429: 'Trop de demandes arrivent en même temps. Attendez 1 minute, puis réessayez.',
  451: 'Le service d’envoi refuse ce navigateur. Essayez avec un autre.',
  502: PROXY,
  504: PROXY,
  // Cloudflare's.
  520: PROXY,
  524: PROXY,
};

/** An answer of the service or of a proxy. */
export interface Answer {
  status: number;
  text?: string;
}

const isAnswer = (failure: unknown): failure is Answer =>
  typeof failure === 'object' &&
  failure !== null &&
  'status' in failure &&
  typeof failure.status === 'number';

/**
 * Explains why a posted request has failed, or may have.
 *
 * @param failure What EmailJS threw.
 */
export function causeOf(failure: unknown): Cause {
  if (isAnswer(failure)) {
    const { status, text } = failure;
    const sentence = STATUS_SENTENCES[status];
    if (sentence) return [sentence, text];
    if (status >= 500) return ['Le service d’envoi est en panne pour le moment.', text];
    return text ? ['Le service d’envoi n’a pas pris la demande.', text] : [NO_MESSAGE];
  }
  if (typeof failure === 'string' && failure) {
    return ['L’envoi par ce formulaire n’est pas encore réglé.', failure];
  }
  if (failure instanceof EmailTimeout) return [lateAnswer(` : ${MAY_BE_SENT}`)];
  if (failure instanceof TypeError) {
    return [
      `La connexion s’est coupée, ou une extension du navigateur bloque l’envoi : ${MAY_BE_SENT}`,
      failure.message,
    ];
  }
  if (failure instanceof Error && failure.message) {
    return ['La demande n’est pas partie.', failure.message];
  }
  return [NO_MESSAGE];
}
