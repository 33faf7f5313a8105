/**
 * What a request needs only once it leaves, in one module that the form loads when it is reached
 * for: EmailJS, and what it says. A reader of the page never pays for it.
 */
import { init, send } from '@emailjs/browser';
import type { EmailParams } from '@/lib/appointment/appointment';
import { EmailTimeout } from './email';
import { lateAnswer, PERHAPS, RESEND, type Cause } from './emailFailure';

/** EmailJS's own address stands in its package; the local run names another. */
const settings = {
  serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? '',
  templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID ?? '',
  publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? '',
  origin: process.env.NEXT_PUBLIC_EMAILJS_ORIGIN,
};

/**
 * A page in the answer's place, or a piece of one, such as the sign-in page of a hotel's or an
 * operator's network. It is told by its text: EmailJS keeps the answer's headers to itself.
 */
const PAGE = /^\s*<|<(!doctype|html|head|title|meta|script|body)\b/i;

/**
 * Sends a request.
 *
 * @param params The template's parameters.
 * @throws An answer, for any status but 200 and for a page; a bare string where a key is missing;
 *   TypeError where the network, the browser or an extension stopped the request.
 */
export async function post(params: EmailParams): Promise<void> {
  const { serviceId, templateId, publicKey, origin } = settings;
  init({ publicKey, ...(origin && { origin: origin === 'self' ? location.origin : origin }) });
  const answer = await send(serviceId, templateId, params);
  if (answer.status !== 200 || PAGE.test(answer.text)) throw answer;
}

/** What is said where a failure carries no words at all. */
const NO_WORDS = 'Veuillez vérifier la console';

/** What is said where a relay on the way has answered: the service may have the request. */
const RELAY = `Un relais a répondu à la place du service d’envoi : ${PERHAPS}`;

/** One French sentence for each answer of EmailJS, or of what stood in its place. */
const STATUS_SENTENCES: Record<number, string> = {
  0: `Le réseau ne répond pas : ${PERHAPS}`,
  200: `Le service d’envoi n’a pas confirmé la demande : on ne peut pas savoir si elle est partie. ${RESEND}`,
  400: 'Le service d’envoi n’accepte pas cette demande.',
  403: 'Le service d’envoi refuse les demandes de cette page.',
  404: 'Le service d’envoi ne reconnaît pas le compte du centre.',
  412: 'Le service d’envoi n’arrive pas à joindre la boîte du centre.',
  413: 'Votre message est trop long pour le service d’envoi. Raccourcissez-le, puis réessayez.',
  429: 'Trop de demandes arrivent en même temps. Attendez 1 minute, puis réessayez.',
  451: 'Le service d’envoi refuse ce navigateur. Essayez avec un autre.',
  502: RELAY,
  504: RELAY,
  // Cloudflare's own.
  520: RELAY,
  524: RELAY,
};

/** An answer of the service, or of what stood in its place. */
export interface Answer {
  status: number;
  text?: string;
}

/** Whether a failure is an answer: something has come back. */
const isAnswer = (failure: unknown): failure is Answer =>
  typeof failure === 'object' &&
  failure !== null &&
  'status' in failure &&
  typeof failure.status === 'number';

/**
 * Why a request that the network had has failed, or may have.
 *
 * @param failure What EmailJS threw.
 */
export function causeOf(failure: unknown): Cause {
  if (isAnswer(failure)) {
    const { status, text } = failure;
    const sentence = STATUS_SENTENCES[status];
    if (sentence) return [sentence, text];
    if (status >= 500) return ['Le service d’envoi est en panne pour le moment.', text];
    return text ? ['Le service d’envoi n’a pas pris la demande.', text] : [NO_WORDS];
  }
  if (typeof failure === 'string' && failure) {
    return ['L’envoi par ce formulaire n’est pas encore réglé.', failure];
  }
  if (failure instanceof EmailTimeout) return [lateAnswer(` : ${PERHAPS}`)];
  if (failure instanceof TypeError) {
    return [
      `La connexion s’est coupée, ou une extension du navigateur bloque l’envoi : ${PERHAPS}`,
      failure.message,
    ];
  }
  if (failure instanceof Error && failure.message) {
    return ['La demande n’est pas partie.', failure.message];
  }
  return [NO_WORDS];
}
