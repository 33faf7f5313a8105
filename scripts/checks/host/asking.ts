import type { Answer, PublishedSite } from './site';

/** As many requests at once as a browser makes. */
const AT_ONCE = 6;

/**
 * Looks at the answer to each path.
 *
 * @param faultsOf Gives French sentences.
 * @param ask How each is asked; by default as a browser does that follows nothing.
 */
export async function faultsAt(
  { ask }: PublishedSite,
  paths: readonly string[],
  faultsOf: (path: string, answer: Answer) => string[] | Promise<string[]>,
  askFor: (path: string) => Promise<Answer> = ask,
): Promise<string[]> {
  const faults: string[] = [];
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const some = paths.slice(at, at + AT_ONCE);
    const found = await Promise.all(some.map(async (it) => faultsOf(it, await askFor(it))));
    faults.push(...found.flat());
  }
  return faults;
}

/** One page of each kind is enough where a host treats all alike. */
export const someOf = (pages: readonly string[]): string[] => [
  ...new Map(
    pages.filter((page) => page !== '/').map((page) => [page.split('/')[1], page]),
  ).values(),
];

/** The file by which React opens a page without a new load. */
export const payloadOf = (page: string): string => `${page === '/' ? '/index' : page}.txt`;
