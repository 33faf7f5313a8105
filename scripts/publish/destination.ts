/** Where a site is published. */
export type Destination = ReturnType<typeof destinationOf>;

/**
 * Reads where `UPLOAD_TO` publishes a site.
 *
 * @throws Error whose message is a French sentence.
 */
export function destinationOf(address: string) {
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
  return {
    kind,
    user: decodeURIComponent(url.username),
    host: url.hostname,
    port: url.port,
    /** From the account's own folder; from the root of the machine where it begins with a slash. */
    folder: decodeURIComponent(url.pathname.slice(1)).replace(/(?<=.)\/$/, '') || '.',
  };
}
