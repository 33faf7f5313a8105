import { EmailCodeMissing, EmailTimeout, PATIENCE_S } from '@/lib/browser/email';
import { fr } from '@/lib/typography';
import type { Answer } from './emailService';

const statusOf = (failure: unknown) => (failure as Partial<Answer> | null | undefined)?.status;

/** Whether a request may have left all the same: something else has answered in the service's place. */
export const mayHaveLeft = (failure: unknown): boolean => statusOf(failure) === 200;

/**
 * Puts a failed send into words: what stands after «Erreur: ».
 *
 * @param failure Whatever `sendEmail` threw.
 * @param online What the browser says of its connection.
 * @returns A French sentence for the cause, then the service's own words where there are any.
 */
export async function explainFailure(failure: unknown, online: boolean): Promise<string> {
  const sentence = accident(failure, online);
  if (sentence) return fr(sentence);
  // It is there: without it nothing else could have failed.
  const { explainThrown } = await import('./emailService');
  return explainThrown(failure);
}

/** What kept a request from reaching the service, where it was not the service itself. */
function accident(failure: unknown, online: boolean): string | undefined {
  if (!online && typeof statusOf(failure) !== 'number') {
    return 'Vous êtes hors connexion. Votre demande n’est pas partie.';
  }
  if (failure instanceof EmailTimeout) {
    return `Le service d’envoi n’a pas répondu en ${PATIENCE_S} secondes.`;
  }
  if (failure instanceof EmailCodeMissing) {
    return 'Une partie du site ne s’est pas chargée, ou votre navigateur la bloque.';
  }
  if (failure instanceof TypeError) {
    return 'La demande n’est pas partie. La connexion est coupée, ou une extension du navigateur bloque l’envoi.';
  }
  return undefined;
}
