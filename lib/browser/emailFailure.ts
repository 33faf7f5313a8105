import { EmailCodeMissing, EmailTimeout, PATIENCE_S } from '@/lib/browser/email';
import { fr } from '@/lib/typography';

/** What is said where a failure carries no words at all. */
const NO_WORDS = 'Veuillez vérifier la console';

/** One French sentence for each answer of EmailJS. */
const STATUS_SENTENCES: Record<number, string> = {
  0: 'La demande n’est pas partie : le réseau ne répond pas.',
  200: 'Le service d’envoi n’a pas confirmé la demande.',
  400: 'Le service d’envoi n’accepte pas cette demande.',
  403: 'Le service d’envoi refuse les demandes de cette page.',
  404: 'Le service d’envoi ne reconnaît pas le compte du centre.',
  412: 'Le service d’envoi n’arrive pas à joindre la boîte du centre.',
  413: 'Votre message est trop long pour le service d’envoi. Raccourcissez-le, puis réessayez.',
  429: 'Trop de demandes arrivent en même temps. Attendez 1 minute, puis réessayez.',
  451: 'Le service d’envoi refuse ce navigateur. Essayez avec un autre.',
};

const hasStatus = (failure: unknown): failure is { status: number; text?: string } =>
  typeof failure === 'object' &&
  failure !== null &&
  'status' in failure &&
  typeof failure.status === 'number';

/**
 * Puts a failed send into words: what stands after «Erreur: ».
 *
 * @param failure Whatever `sendEmail` threw.
 * @param online What the browser says of its connection.
 * @returns A French sentence for the cause, then the service's own words where there are any.
 */
export function explainFailure(failure: unknown, online: boolean): string {
  const [sentence, words] = causeOf(failure, online);
  return isPlain(words) ? `${fr(sentence)} (${words})` : fr(sentence);
}

/** A sentence of the service, and not the page that a relay or a Wi-Fi put in its place. */
const isPlain = (words = ''): boolean =>
  words !== '' && !words.includes('<') && words.length <= 300;

function causeOf(failure: unknown, online: boolean): [sentence: string, words?: string] {
  if (hasStatus(failure)) {
    const { status, text } = failure;
    if (status >= 500) return ['Le service d’envoi est en panne pour le moment.', text];
    const sentence = STATUS_SENTENCES[status];
    if (sentence) return [sentence, text];
    return text ? ['Le service d’envoi n’a pas pris la demande.', text] : [NO_WORDS];
  }
  if (!online) return ['Vous êtes hors connexion. Votre demande n’est pas partie.'];
  if (failure instanceof EmailTimeout) {
    return [`Le service d’envoi n’a pas répondu en ${PATIENCE_S} secondes.`];
  }
  if (failure instanceof EmailCodeMissing) {
    return ['Une partie du site ne s’est pas chargée, ou votre navigateur la bloque.'];
  }
  if (failure instanceof TypeError) {
    return [
      'La demande n’est pas partie. La connexion est coupée, ou une extension du navigateur bloque l’envoi.',
    ];
  }
  if (typeof failure === 'string' && failure) {
    return ['L’envoi par ce formulaire n’est pas encore réglé.', failure];
  }
  if (failure instanceof Error && failure.message) {
    return ['La demande n’est pas partie.', failure.message];
  }
  return [NO_WORDS];
}
