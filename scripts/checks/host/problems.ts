import { networkInterfaces } from 'node:os';
import { SilentHost } from './ask';

/** Why a host can't be asked at all, as a French sentence. */
export class HostProblem extends Error {}

const CERTIFICATE = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT_)/;
const NO_TLS = /^(?:EPROTO|ERR_SSL_|ERR_TLS_)/;
const NO_NAME = ['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA'];
const NO_WAY = ['ENETUNREACH', 'EHOSTUNREACH', 'ENETDOWN'];

/** Whether this machine has any way out. */
const hasNetwork = () =>
  Object.values(networkInterfaces()).some((addresses) => addresses?.some((it) => !it.internal));

/**
 * Says in French why a connection failed, and what to do.
 *
 * @param error What the request threw.
 * @param origin Scheme and name of the host.
 */
export function explain(error: unknown, origin: string, isOnline = hasNetwork()): string {
  if (error instanceof HostProblem) return error.message;
  const { hostname, protocol } = new URL(origin);
  if (error instanceof SilentHost) {
    return `${hostname} ne répond pas, même après une longue attente. Réessayez plus tard ; si cela dure, appelez l’hébergeur.`;
  }
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? '';
  if ([...NO_NAME, ...NO_WAY].includes(code) && !isOnline) {
    return 'Cette machine n’a pas de réseau : reliez-la à Internet, puis recommencez.';
  }
  if (NO_NAME.includes(code)) {
    return `Le nom ${hostname} ne se trouve pas. Vérifiez l’adresse et votre réseau ; un nom acheté depuis peu demande parfois deux jours.`;
  }
  if (CERTIFICATE.test(code)) {
    return `Le certificat HTTPS de ${hostname} n’est pas valable (${code}). Faites-le renouveler chez l’hébergeur : dans cPanel, « SSL/TLS Status », puis « Run AutoSSL ».`;
  }
  if (protocol === 'https:' && (NO_TLS.test(code) || code === 'ECONNREFUSED')) {
    return `${hostname} ne répond pas en HTTPS. Activez-le chez l’hébergeur : dans cPanel, « SSL/TLS Status », puis « Run AutoSSL ».`;
  }
  if (code === 'ECONNREFUSED') {
    return `Rien ne répond à ${origin}. Le site tourne-t-il ? Sur votre machine, lancez d’abord : npm start`;
  }
  if (NO_WAY.includes(code) || code === 'ETIMEDOUT') {
    return `${hostname} est hors d’atteinte. Vérifiez votre réseau, puis réessayez ; si cela dure, appelez l’hébergeur.`;
  }
  if (code.startsWith('Z_')) {
    return `${hostname} envoie une réponse compressée qui ne se lit pas. Coupez une des deux compressions, celle de l’hébergeur ou celle de son cache.`;
  }
  return `${hostname} a coupé la réponse (${code || String(error)}). Réessayez ; si cela dure, montrez cette ligne à l’hébergeur.`;
}
