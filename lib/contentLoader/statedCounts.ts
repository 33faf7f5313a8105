/** Finds counts in texts, such as «nos 3 numéros», that differ from the list that they count. */
import type { Content } from '@/lib/content/collections';
import { getMeta, isProse, walkSchema } from '@/lib/content/schemaWalk';
import type { Entry, Problem } from '@/lib/contentLoader/entries/readEntry';

/** From two on: one is also an article. */
const NUMERALS = [
  'deux|two',
  'trois|three',
  'quatre|four',
  'cinq|five',
  'six',
  'sept|seven',
  'huit|eight',
  'neuf|nine',
  'dix|ten',
  'onze|eleven',
  'douze|twelve',
];

/** What a list is called in texts, in French and in English. */
const NOUNS: [noun: string, countIn: (content: Content) => number, file?: string][] = [
  ['services', ({ services }) => services.length],
  ['numéros|numbers', ({ site }) => site.phones.length],
  ['médecins|doctors', ({ team }) => team.doctors.length],
  ['gestes', ({ firstAidPage }) => firstAidPage.guides.length],
  ['étapes|steps', ({ howItWorks }) => howItWorks.steps.items.length, 'content/how-it-works.yml'],
];

/** A whole list is counted at the start of a sentence, or after an article. */
const START = String.raw`(?:^|[.!?:]\s+|(?<!\p{L})(?:les|nos|vos|our|the)\s+)`;

/**
 * Remarks about counts that are no longer right.
 *
 * @param entries Every file, each without problems.
 */
export function statedCounts(entries: readonly Entry[], content: Content): Problem[] {
  const lists = NOUNS.map(([noun, countIn, file]) => ({
    count: countIn(content),
    file,
    pattern: new RegExp(
      String.raw`${START}((\d+|${NUMERALS.join('|')})\s+(?:${noun}))(?!\p{L})`,
      'gimu',
    ),
  }));
  return entries.flatMap((entry) => {
    const counted = lists.filter(({ file = entry.file }) => file === entry.file);
    return [...walkSchema(entry.schema, entry.value)].flatMap(({ path, schema, value }) => {
      if (typeof value !== 'string') return [];
      if (!isProse(schema) && getMeta(schema).role !== 'markdown') return [];
      return counted.flatMap(({ count, pattern }) =>
        [...value.matchAll(pattern)]
          .filter(([, , numeral = '']) => getValue(numeral) !== count)
          .map(([, words]) =>
            entry.problemAt(path, `« ${words} » : il y en a ${count}. Corrigez ce compte`),
          ),
      );
    });
  });
}

function getValue(numeral: string): number {
  const index = NUMERALS.findIndex((item) => item.split('|').includes(numeral.toLowerCase()));
  return index < 0 ? Number(numeral) : index + 2;
}
