import { EmailCodeMissing, EmailOffline, EmailTimeout, SEND_TIMEOUT_S } from './email';
import { fr } from '@/lib/text/typography';
import type { Answer } from './emailService';

/** What to do where nobody knows whether a request has left. */
export const RESEND =
  'Envoyez-la encore, ou autrement : sa référence reste la même, et le centre reconnaîtra un double.';

export const PERHAPS = `la demande est peut-être partie. ${RESEND}`;

export const lateAnswer = (end: string) =>
  `Le service d’envoi n’a pas répondu en ${SEND_TIMEOUT_S} secondes${end}`;

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

/** What kept a request from the network: what sends it may be missing, and its words with it. */
function accidentOf(failure: unknown, online: boolean): Cause | undefined {
  const isPosted = failure instanceof EmailTimeout ? failure.isPosted : isFromService(failure);
  if (isPosted) return undefined;
  if (failure instanceof EmailOffline || !online) {
    const words = failure instanceof EmailOffline ? failure.message : '';
    return ['Vous êtes hors connexion. Votre demande n’est pas partie.', words];
  }
  if (failure instanceof EmailTimeout) return [lateAnswer('.')];
  if (failure instanceof EmailCodeMissing) {
    return ['Une partie du site ne s’est pas chargée, ou votre navigateur la bloque.'];
  }
  return undefined;
}

/** What EmailJS throws once the network has the request: an answer, or how the connection ended. */
const isFromService = (failure: unknown) =>
  failure instanceof TypeError ||
  typeof (failure as Partial<Answer> | null | undefined)?.status === 'number';

const withWords = (sentence: string, words = ''): string =>
  isPlain(words) ? `${fr(sentence)} (${words})` : fr(sentence);

/** A sentence, and not the page that a relay or a Wi-Fi put in its place. */
const isPlain = (words: string): boolean =>
  words !== '' && !words.includes('<') && words.length <= 300;
