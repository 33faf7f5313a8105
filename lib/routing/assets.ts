/**
 * The address of a file under `public/`, under the host's base path.
 *
 * Next prefixes its own scripts with the base path, but not the addresses of plain links, pictures
 * and icons.
 *
 * @param path Path from the site's root, such as `/logo.svg`.
 */
export function asset(path: `/${string}`): string {
  return `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}${path}`;
}
