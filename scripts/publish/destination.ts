/** Where a site is published, as `UPLOAD_TO` names it. */
export interface Destination {
  kind: 'ssh' | 'ftp';
  user: string;
  host: string;
  port?: string;
  /** From the account's own folder; from the root of the machine where it begins with a slash. */
  folder: string;
}

/**
 * Reads `UPLOAD_TO`.
 *
 * @throws Error whose message is a French sentence.
 */
export function destinationOf(address: string): Destination {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const kind = url?.protocol.slice(0, -1);
  if (!url || (kind !== 'ssh' && kind !== 'ftp') || !url.username || !url.hostname) {
    throw new Error(
      `UPLOAD_TO : « ${address} » n’est pas compris. Écrivez par exemple ssh://compte@serveur/public_html ou ftp://compte@serveur/public_html.`,
    );
  }
  if (url.password) {
    throw new Error('UPLOAD_TO ne doit pas contenir le mot de passe : il va dans UPLOAD_PASSWORD.');
  }
  const folder = decodeURIComponent(url.pathname.slice(1)).replace(/(?<=.)\/$/, '');
  // It becomes part of commands.
  if (!/^[\w./ ~@-]*$/.test(folder) || folder.split('/').includes('..')) {
    throw new Error(`UPLOAD_TO : le dossier « ${folder} » n’est pas accepté.`);
  }
  return {
    kind,
    user: decodeURIComponent(url.username),
    host: url.hostname,
    port: url.port || undefined,
    folder: folder || '.',
  };
}
