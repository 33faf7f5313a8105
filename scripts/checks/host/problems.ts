/** Why a host can't be asked at all, as a French sentence. */
export class HostProblem extends Error {}

const CERTIFICATE = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT_)/;
const NO_HTTPS = /^(?:EPROTO|ERR_SSL_|ERR_TLS_|ECONNREFUSED)/;
const NO_NAME = /^(?:ENOTFOUND|EAI_)/;

/**
 * Says in French why a connection failed, and what to do.
 *
 * @param error What `fetch` threw.
 * @param address What was asked.
 */
export function explain(error: unknown, address: string): string {
  const { hostname, protocol, origin } = new URL(address);
  const { name, cause } = error as Error;
  const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
  if (code === 'TimeoutError') {
    return `${hostname} ne répond pas, même après une longue attente. Réessayez plus tard ; si cela dure, appelez l’hébergeur.`;
  }
  if (NO_NAME.test(code)) {
    return `Le nom ${hostname} ne se trouve pas. Vérifiez l’adresse et votre réseau ; un nom acheté depuis peu demande parfois deux jours.`;
  }
  if (CERTIFICATE.test(code)) {
    return `Le certificat HTTPS de ${hostname} n’est pas valable (${code}). Faites-le renouveler chez l’hébergeur : dans cPanel, « SSL/TLS Status », puis « Run AutoSSL ».`;
  }
  if (protocol === 'https:' && NO_HTTPS.test(code)) {
    return `${hostname} ne répond pas en HTTPS. Activez-le chez l’hébergeur : dans cPanel, « SSL/TLS Status », puis « Run AutoSSL ».`;
  }
  if (code === 'ECONNREFUSED') {
    return `Rien ne répond à ${origin}. Le site tourne-t-il ? Sur votre machine, lancez d’abord : npm start`;
  }
  return `${hostname} a coupé la réponse (${code}). Vérifiez votre réseau et réessayez ; si cela dure, montrez cette ligne à l’hébergeur.`;
}
