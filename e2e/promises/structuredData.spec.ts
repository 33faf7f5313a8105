import { expect, test } from 'playwright/test';
import { abroad } from '@/lib/content/generated/abroad';
import { faq } from '@/lib/content/generated/faq';
import { howItWorks } from '@/lib/content/generated/howItWorks';
import type { Guide } from '@/lib/content/schemas/howItWorks';
import { languageOf, routes } from '@/lib/routes';
import { STAND_INS } from '../exported';
import { readPagesOnce, type ReadPage } from '../readPages';

/**
 * What a page tells search engines is what it shows to everybody. That it keeps to schema.org's
 * vocabulary the types say; facts.spec.ts compares each value with the content.
 */

/** A node of the graph, or a value in it. */
type Node = Record<string, unknown>;

const pagesOfAll = readPagesOnce();
/** What stands in for a page tells nothing. */
const pages = () => pagesOfAll().filter(({ route }) => !STAND_INS.includes(route));

const plain = (text: unknown) => String(text).replace(/\s+/g, ' ').trim();

const graphOf = ({ blocks }: ReadPage) =>
  (JSON.parse(blocks[0] ?? '{}') as { '@graph'?: Node[] })['@graph'] ?? [];

const ofType = (page: ReadPage, type: string) =>
  graphOf(page).filter((node) => node['@type'] === type);

test('every page has one block of facts, and no page gives itself stars', () => {
  for (const { route, blocks } of pagesOfAll()) {
    expect.soft(blocks.length, route).toBe(STAND_INS.includes(route) ? 0 : 1);
    // A doctor who has read a page (`reviewedBy`) gives it none.
    expect.soft(blocks.join(), route).not.toMatch(/rating|"reviews?"|"review"/i);
  }
});

test('the way from home that a page shows is the one that it tells', () => {
  for (const page of pages()) {
    const { route, crumbs, canonical } = page;
    const lists = ofType(page, 'BreadcrumbList').map((list) => list.itemListElement as Node[]);
    // The pages in English are two, and have no way between.
    const hasWay = route !== '/' && languageOf(route) === 'fr';
    const names = lists.map((items) => items.map(({ name }) => plain(name)));
    expect.soft(names, route).toEqual(hasWay ? [crumbs] : []);
    if (hasWay) expect.soft(lists[0]?.at(-1)?.item, route).toBe(canonical);
  }
});

test('each question is asked once, and its answer stands on the page word for word', () => {
  const asked: string[] = [];
  for (const page of pages()) {
    const questions = ofType(page, 'FAQPage').flatMap(({ mainEntity }) => mainEntity as Node[]);
    for (const { name, acceptedAnswer } of questions) {
      asked.push(`${page.route} ${plain(name)}`);
      expect.soft(page.text, page.route).toContain(plain(name));
      expect.soft(page.text, page.route).toContain(plain((acceptedAnswer as Node).text));
    }
  }
  const confirmed = ({ commitments }: Guide) => commitments.items.filter((it) => it.confirmed);
  const expected = [
    ...faq.questions.map(({ question }) => `${routes.services} ${plain(question)}`),
    ...confirmed(howItWorks).map(({ question }) => `${routes.howItWorks} ${plain(question)}`),
    ...confirmed(abroad).map(({ question }) => `${routes.abroad} ${plain(question)}`),
  ];
  expect(asked.sort()).toEqual(expected.sort());
});
