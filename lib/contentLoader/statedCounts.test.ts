import { expect, test } from 'playwright/test';
import { readContent } from '@/scripts/prepare/content';
import { loadContent } from './loadContent';

const { sources } = await readContent();
const services = [...sources.keys()].filter((file) => file.startsWith('content/services/')).length;

/** The remarks about counts, with some files changed. */
function countRemarks(changed: [file: string, before: RegExp, after: string][] = []): string[] {
  const texts = new Map(sources);
  for (const [file, before, after] of changed)
    texts.set(file, texts.get(file)!.replace(before, after));
  const { remarks, problems } = loadContent({ texts, publicFiles: { has: () => true } });
  expect(problems).toEqual([]);
  return remarks!.map(({ message }) => message).filter((item) => item.includes('il y en a'));
}

test('names each count that its list has left behind', () => {
  const answer =
    'answer: Nos cinq services, our 12 services and the four doctors. Vous prenez deux services.';
  const remarks = countRemarks([
    ['content/faq.yml', /answer: .*/, answer],
    ['content/site.yml', /^phones:\n(?: {2}- .*\n)+/m, "phones:\n  - '+237600000001'\n"],
  ]);
  expect(remarks.sort()).toEqual([
    `« 12 services » : il y en a ${services}. Corrigez ce compte`,
    '« 3 numéros » : il y en a 1. Corrigez ce compte',
    `« cinq services » : il y en a ${services}. Corrigez ce compte`,
  ]);
});

test('delivered counts are right', () => {
  expect(countRemarks()).toEqual([]);
});
