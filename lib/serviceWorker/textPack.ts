/**
 * Pages and their data in one file, what they share written once. Each exported page carries the
 * site's style, header and footer: the pages of the offline copy weigh 450 KB compressed one by
 * one, and 130 KB so.
 */
export interface TextPack {
  /** The parts that stand in more than one text. */
  shared: string[];
  /** Each text by its name: what is its own, and runs of shared parts that follow each other. */
  texts: Record<string, (string | [first: number, count: number])[]>;
}

/**
 * Where pages are cut: before an element, after a rule of the style, after a row of Next's data and
 * before an element in it. What closes stays with what it closes: short parts would tear runs in two.
 */
const CUTS = /(?=<[^/])|(?<=\})(?=[.@:a-z*])|(?<=\\n)|(?=\[\\"\$\\",)/;

/** A shorter part costs less where it stands than the mention of where it is. */
const WORTH_SHARING = 7;

/**
 * Packs texts.
 *
 * @param texts Each text by its name: a page's route, or the address of its data.
 */
export function packTexts(texts: Record<string, string>): TextPack {
  const cut = Object.entries(texts).map(([name, text]) => [name, text.split(CUTS)] as const);
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
  const pack: TextPack = { shared: [], texts: {} };
  for (const [name, parts] of cut) {
    const runs: TextPack['texts'][string] = [];
    for (const part of parts) {
      const last = runs.at(-1);
      if (part.length < WORTH_SHARING || uses.get(part) === 1) {
        if (typeof last === 'string') runs[runs.length - 1] = last + part;
        else runs.push(part);
        continue;
      }
      const number = numberOf(part);
      if (Array.isArray(last) && last[0] + last[1] === number) last[1] += 1;
      else runs.push([number, 1]);
    }
    pack.texts[name] = runs;
  }
  pack.shared = [...numbers.keys()];
  return pack;
}

/**
 * One text, letter for letter as it was packed.
 *
 * @returns undefined where the pack has no such text.
 */
export function unpackText({ shared, texts }: TextPack, name: string): string | undefined {
  return texts[name]
    ?.map((run) => (typeof run === 'string' ? run : shared.slice(run[0], run[0] + run[1]).join('')))
    .join('');
}
