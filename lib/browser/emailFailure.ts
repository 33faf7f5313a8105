import { EmailCodeMissing, EmailOffline, EmailTimeout, PATIENCE_S } from '@/lib/browser/email';
import { fr } from '@/lib/typography';
import type { Answer } from './emailService';

const statusOf = (failure: unknown) => (failure as Partial<Answer> | null | undefined)?.status;

/** What to do where nobody knows whether a request has left. */
const RESEND =
  'Envoyez-la encore, ou autrement : sa référence reste la même, et le centre reconnaîtra un double.';

const PERHAPS = `la demande est peut-être partie. ${RESEND}`;

/** What is said where the page went while a request was on its way. */
export const INTERRUPTED = fr(`La page a été quittée ou rechargée pendant l’envoi : ${PERHAPS}`);

/** What is said where a request has arrived late, and the form holds another one by then. */
export const arrivedBeforeEdit = (reference: string) =>
  fr(
    `La demande que vous aviez envoyée est arrivée, sous la référence ${reference}. Ce que vous avez changé depuis n’est pas parti.`,
  );

/** What is said where checking a request failed. */
export const explainCheckFailure = (failure: unknown) =>
  withWords(
    'Votre demande n’est pas partie : une erreur a arrêté sa vérification.',
    failure instanceof Error ? failure.message : '',
  );

/**
 * Whether a request may have arrived although its send failed: the connection ended or time was up
 * after it was handed to the network, or something else has answered in the service's place.
 */
export function mayHaveLeft(failure: unknown): boolean {
  const status = statusOf(failure);
  if (failure instanceof EmailTimeout) return failure.isPosted;
  return failure instanceof TypeError || (status !== undefined && UNSURE[status] !== undefined);
}

const RELAY = `Un relais a répondu à la place du service d’envoi : ${PERHAPS}`;

/** Answers that are not the service's own, or that say nothing of what it did. */
const UNSURE: Record<number, string> = {
  0: `Le réseau ne répond pas : ${PERHAPS}`,
  200: `Le service d’envoi n’a pas confirmé la demande : on ne peut pas savoir si elle est partie. ${RESEND}`,
  502: RELAY,
  504: RELAY,
  // Cloudflare's own.
  520: RELAY,
  524: RELAY,
};

/**
 * Puts a failed send into words: what stands after «Erreur: ».
 *
 * @param failure Whatever `sendEmail` threw.
 * @param online What the browser says of its connection.
 * @returns A French sentence for the cause, then the library's or the service's own words where
 *   there are any.
 */
export async function explainFailure(failure: unknown, online: boolean): Promise<string> {
  const accident = accidentOf(failure, online);
  if (accident) return withWords(...accident);
  // It is there: without it nothing else could have failed.
  const { causeOf } = await import('./emailService');
  return withWords(...causeOf(failure));
}

/** A sentence, and the cause in words that are not ours. */
export type Cause = [sentence: string, words?: string];

/** What kept a request from reaching the service, where it was not the service itself. */
function accidentOf(failure: unknown, online: boolean): Cause | undefined {
  const status = statusOf(failure);
  const unsure = status === undefined ? undefined : UNSURE[status];
  if (unsure) return [unsure, (failure as Answer).text];
  if (failure instanceof TypeError) {
    return [
      `La connexion s’est coupée, ou une extension du navigateur bloque l’envoi : ${PERHAPS}`,
      failure.message,
    ];
  }
  if (failure instanceof EmailTimeout && failure.isPosted) {
    return [`Le service d’envoi n’a pas répondu en ${PATIENCE_S} secondes : ${PERHAPS}`];
  }
  if (failure instanceof EmailOffline || (!online && typeof status !== 'number')) {
    const words = failure instanceof EmailOffline ? failure.message : '';
    return ['Vous êtes hors connexion. Votre demande n’est pas partie.', words];
  }
  if (failure instanceof EmailTimeout) {
    return [`Le service d’envoi n’a pas répondu en ${PATIENCE_S} secondes.`];
  }
  if (failure instanceof EmailCodeMissing) {
    return ['Une partie du site ne s’est pas chargée, ou votre navigateur la bloque.'];
  }
  return undefined;
}

const withWords = (sentence: string, words = ''): string =>
  isPlain(words) ? `${fr(sentence)} (${words})` : fr(sentence);

/** A sentence, and not the page that a relay or a Wi-Fi put in its place. */
const isPlain = (words: string): boolean =>
  words !== '' && !words.includes('<') && words.length <= 300;
