/**
 * Pages in one file, what they share written once. Each exported page carries the site's style,
 * header, footer and data: the pages of the offline copy weigh 450 KB compressed one by one, and
 * 110 KB so.
 */
export interface PagePack {
  /** The parts that stand in more than one page. */
  shared: string[];
  /** Each page by its route: its own text, and runs of shared parts from the first to the last. */
  pages: Record<string, (string | [first: number, last: number])[]>;
}

/** Where pages are cut: before a tag, after a row of Next's data, after a rule of the style. */
const CUTS = /(?=<)|(?<=\\n)|(?<=\})/;

/** A shorter part costs less where it stands than the mention of where it is. */
const WORTH_SHARING = 7;

/**
 * Packs pages.
 *
 * @param pages The text of each page by its route.
 */
export function packPages(pages: Record<string, string>): PagePack {
  const cut = Object.entries(pages).map(([route, text]) => [route, text.split(CUTS)] as const);
  const uses = new Map<string, number>();
  for (const [, parts] of cut) {
    for (const part of new Set(parts)) uses.set(part, (uses.get(part) ?? 0) + 1);
  }
  const numbers = new Map<string, number>();
  const numberOf = (part: string): number => {
    const number = numbers.get(part) ?? numbers.size;
    numbers.set(part, number);
    return number;
  };
  const pack: PagePack = { shared: [], pages: {} };
  for (const [route, parts] of cut) {
    const runs: PagePack['pages'][string] = [];
    for (const part of parts) {
      const last = runs.at(-1);
      if (part.length < WORTH_SHARING || uses.get(part) === 1) {
        if (typeof last === 'string') runs[runs.length - 1] = last + part;
        else runs.push(part);
        continue;
      }
      const number = numberOf(part);
      if (Array.isArray(last) && last[1] === number - 1) last[1] = number;
      else runs.push([number, number]);
    }
    pack.pages[route] = runs;
  }
  pack.shared = [...numbers.keys()];
  return pack;
}

/**
 * One page, letter for letter as it was packed.
 *
 * @returns undefined where the pack has no such page.
 */
export function unpackPage({ shared, pages }: PagePack, route: string): string | undefined {
  return pages[route]
    ?.map((run) => (typeof run === 'string' ? run : shared.slice(run[0], run[1] + 1).join('')))
    .join('');
}
