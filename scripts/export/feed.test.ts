import { expect, test } from 'playwright/test';
import { atomFeed } from './feed';
import { articles } from '@/lib/content/generated/articles';
import { signs } from '@/lib/content/generated/signs';
import { site } from '@/lib/content/generated/site';

const feedOf = (count: number) =>
  atomFeed({
    site,
    signs,
    title: 'Le blog',
    subtitle: 'Nos articles',
    articles: Array.from({ length: count }, (_, index) => ({ ...articles[0]!, id: index + 1 })),
  });

const entriesOf = (feed: string) =>
  [...feed.matchAll(/<id>[^<]*\/blogDetails\/(\d+)<\/id>/g)].map(([, id]) => Number(id));

test('the feed holds the newest articles, however many there are', () => {
  expect(entriesOf(feedOf(3))).toEqual([1, 2, 3]);
  const entries = entriesOf(feedOf(1000));
  expect(entries).toHaveLength(20);
  expect(entries[0]).toBe(1);
});

test('a picture in a text is found by whoever reads it elsewhere', () => {
  const body = '![Une cour, au petit matin.](/illustrations/centre.svg)';
  const feed = atomFeed({
    site,
    signs,
    title: 'Le blog',
    subtitle: 'Nos articles',
    articles: [{ ...articles[0]!, body }],
  });
  expect(feed).toMatch(/<img src="https?:\/\/[^"]+\/illustrations\/centre\.svg" alt="Une cour/);
});
