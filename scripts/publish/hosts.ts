import { ftpHost } from './ftpHost';
import type { Access, Host } from './host';
import { sshHost } from './sshHost';

/**
 * The host of `UPLOAD_TO`: SSH, or FTP over TLS. A path is relative to the account's home, unless it
 * begins with a second slash. Without a key or a host key, this account's own SSH settings apply.
 *
 * @throws Error with a French sentence.
 */
export function hostAt(address: string, access: Access): Host {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url?.username || !url.hostname || !/^(ssh|ftp):$/.test(url.protocol)) {
    throw new Error(
      `UPLOAD_TO : « ${address} » n’est pas compris. Écrivez par exemple ssh://compte@serveur/public_html ou ftp://compte@serveur/public_html.`,
    );
  }
  if (url.password) {
    throw new Error('UPLOAD_TO ne doit pas contenir le mot de passe : il va dans UPLOAD_PASSWORD.');
  }
  const { hostname, port } = url;
  const user = decodeURIComponent(url.username);
  const folder = decodeURIComponent(url.pathname.slice(1)).replace(/(?<=.)\/$/, '') || '.';
  const target = { timeoutMs: 30_000, log: console.log, ...access, hostname, port, user, folder };
  return (url.protocol === 'ssh:' ? sshHost : ftpHost)(target);
}
