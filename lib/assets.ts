/**
 * The address of a file under `public/`, under the host's base path.
 *
 * Next prefixes its own links and scripts with the base path, but not the `src` of a plain
 * `<img>` nor the `href` of a `<use>`.
 *
 * @param path Path from the site's root, such as `/logo.svg`.
 */
export function asset(path: `/${string}`): string {
  return `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}${path}`;
}
