import { resend } from './fr';

const MAYBE = `la demande est peut-être partie. ${resend}`;

/** A proxy has answered: the service may have the request. 520 and 524 are Cloudflare's. */
const PROXY = `Un relais a répondu à la place du service d’envoi : ${MAYBE}`;

/** One sentence for each status of the e-mail service, and for each other failure. */
export const sendFailures = {
  0: `Le réseau ne répond pas : ${MAYBE}`,
  200: `Le service d’envoi n’a pas confirmé la demande : on ne peut pas savoir si elle est partie. ${resend}`,
  502: PROXY,
  504: PROXY,
  520: PROXY,
  524: PROXY,
  400: 'Le service d’envoi n’accepte pas cette demande.',
  403: 'Le service d’envoi refuse les demandes de cette page.',
  404: 'Le service d’envoi ne reconnaît pas le compte du centre.',
  412: 'Le service d’envoi n’arrive pas à joindre la boîte du centre.',
  413: 'Votre message est trop long pour le service d’envoi. Raccourcissez-le, puis réessayez.',
  429: 'Trop de demandes arrivent en même temps. Attendez 1 minute, puis réessayez.',
  451: 'Le service d’envoi refuse ce navigateur. Essayez avec un autre.',
  /** Any other status of a server that is down. */
  down: 'Le service d’envoi est en panne pour le moment.',
  notTaken: 'Le service d’envoi n’a pas pris la demande.',
  notConfigured: 'L’envoi par ce formulaire n’est pas encore réglé.',
  cut: `La connexion s’est coupée, ou une extension du navigateur bloque l’envoi : ${MAYBE}`,
  notSent: 'La demande n’est pas partie.',
  /** A failure without any message. */
  unknown: 'Veuillez vérifier la console',
};

export type SendFailures = typeof sendFailures;
