import { fr } from '@/lib/text/typography';
import type { Answer } from './emailService';

/** Sending times out after this many seconds: EmailJS itself has no timeout. */
export const SEND_TIMEOUT_S = 20;

/** The service has not answered in time. */
export class EmailTimeout extends Error {
  /** @param isPosted True if the request may have been delivered. */
  constructor(readonly isPosted: boolean) {
    super();
  }
}

/** The code of EmailJS can't be loaded. */
export class EmailCodeMissing extends Error {}

/** The browser had no network when the request was posted. */
export class EmailOffline extends Error {}

/** What to do if the request may have been delivered. */
export const RESEND =
  'Envoyez-la encore, ou autrement : sa référence reste la même, et le centre reconnaîtra un double.';

export const MAY_BE_SENT = `la demande est peut-être partie. ${RESEND}`;

export const lateAnswer = (end: string) =>
  `Le service d’envoi n’a pas répondu en ${SEND_TIMEOUT_S} secondes${end}`;

/** The page was left or reloaded while a request was being sent. */
export const INTERRUPTED = fr(
  `La page a été quittée ou rechargée pendant l’envoi : ${MAY_BE_SENT}`,
);

/** Explains an exception during the check of a request. */
export const explainCheckFailure = (failure: unknown) =>
  withMessage(
    'Votre demande n’est pas partie : une erreur a arrêté sa vérification.',
    failure instanceof Error ? failure.message : '',
  );

/**
 * Explains why sending failed: what follows «Erreur: ».
 *
 * @param failure What was thrown.
 * @param online `navigator.onLine`.
 * @returns A French sentence for the cause, then the message of EmailJS or its service, if any.
 */
export async function explainFailure(failure: unknown, online: boolean): Promise<string> {
  const cause = localCause(failure, online);
  if (cause) return withMessage(...cause);
  // It has loaded: without it, only a local cause is possible.
  const { causeOf } = await import('./emailService');
  return withMessage(...causeOf(failure));
}

/** A French sentence, and the message of the library or the service. */
export type Cause = [sentence: string, message?: string];

/** Why a request never reached the network. `emailService.ts` may not have loaded. */
function localCause(failure: unknown, online: boolean): Cause | undefined {
  const isPosted = failure instanceof EmailTimeout ? failure.isPosted : isFromService(failure);
  if (isPosted) return undefined;
  if (failure instanceof EmailOffline || !online) {
    const message = failure instanceof EmailOffline ? failure.message : '';
    return ['Vous êtes hors connexion. Votre demande n’est pas partie.', message];
  }
  if (failure instanceof EmailTimeout) return [lateAnswer('.')];
  if (failure instanceof EmailCodeMissing) {
    return ['Une partie du site ne s’est pas chargée, ou votre navigateur la bloque.'];
  }
  return undefined;
}

/** EmailJS throws these after posting: an answer, or a network error. */
const isFromService = (failure: unknown) =>
  failure instanceof TypeError ||
  typeof (failure as Partial<Answer> | null | undefined)?.status === 'number';

const withMessage = (sentence: string, message = ''): string =>
  isPlain(message) ? `${fr(sentence)} (${message})` : fr(sentence);

/** False for the HTML page that a proxy or a captive portal has answered with. */
const isPlain = (message: string): boolean =>
  message !== '' && !message.includes('<') && message.length <= 300;
