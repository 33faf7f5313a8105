/**
 * Reads a browser interface that may be missing or answer oddly: in-app browsers, extensions and
 * privacy settings replace or block many. The feature goes without it.
 *
 * @param fallback The value if `read` throws, or returns null or undefined.
 */
export function readPlatform<T>(read: () => T | null | undefined, fallback: T): T {
  try {
    return read() ?? fallback;
  } catch {
    return fallback;
  }
}
