import type { Answer } from './ask';
import type { PublishedSite } from './site';

const MOST_STEPS = 10;

/** Where an address leads in the end. */
export interface Followed {
  answer: Answer;
  path: string;
  /** A French sentence, where it leads nowhere or away from the site. */
  fault?: string;
}

/**
 * Follows redirects as a browser does.
 *
 * @param first The answer at the start, where it is known.
 */
export async function follow(
  site: PublishedSite,
  start: string,
  first?: Answer,
): Promise<Followed> {
  let path = start;
  const seen = new Set<string>();
  for (;;) {
    const answer = first && path === start ? first : await site.ask(path);
    const { location } = answer.headers;
    if (answer.status < 300 || answer.status >= 400 || !location) return { answer, path };
    const here = `${site.origin}${site.basePath}${path}`;
    const target = new URL(location, here);
    const isInside = `${target.pathname}/`.startsWith(`${site.basePath}/`);
    if (target.origin !== site.origin || !isInside) {
      return { answer, path, fault: `${start} mène à un autre site : ${target.href}` };
    }
    seen.add(path);
    path = `${target.pathname}${target.search}`.slice(site.basePath.length);
    if (seen.has(path) || seen.size > MOST_STEPS) {
      return { answer, path, fault: `${start} tourne en rond (${path} y ramène)` };
    }
  }
}

/**
 * Asks for all paths at once; the connections of the site bound how many.
 *
 * @returns The French sentences; none where nothing is wrong.
 */
export async function askAll(
  paths: readonly string[],
  faultOf: (path: string) => Promise<string | string[] | undefined>,
): Promise<string[]> {
  const faults = await Promise.all(paths.map(faultOf));
  return faults.flat().filter((fault) => fault !== undefined);
}

/** Looks at the answer to each path. */
export const faultsAt = (
  site: PublishedSite,
  paths: readonly string[],
  faultsOf: (path: string, answer: Answer) => string[] | Promise<string[]>,
): Promise<string[]> => askAll(paths, async (path) => faultsOf(path, await site.ask(path)));
