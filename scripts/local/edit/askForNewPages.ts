import { setTimeout } from 'node:timers/promises';

/** How often the site is asked for a page, and how long it is waited in between, in milliseconds. */
const TRIES = 20;
const PAUSE = 300;

/**
 * Next's development server answers from the list of pages that it has, and makes the list anew
 * after that: who is the first to ask for a new page is told that there is none. It is not to be
 * the owner, who has just written it.
 *
 * @param site Address of the site.
 * @param known The pages that it starts with.
 * @returns What asks for those of the pages that were not among them the last time.
 */
export function askForNewPages(
  site: string,
  known: readonly string[],
): (pages: readonly string[]) => Promise<void> {
  return async (pages) => {
    const added = pages.filter((page) => !known.includes(page));
    known = pages;
    for (const page of added) {
      for (let tries = 0; tries < TRIES; tries++) {
        const { ok } = await fetch(site + page, { method: 'HEAD' }).catch(() => ({ ok: false }));
        if (ok) break;
        await setTimeout(PAUSE);
      }
    }
  };
}
