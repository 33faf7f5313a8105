import { expect, test } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { findUnfit } from '../fit';
import { readPagesOnce } from '../readPages';
import { allRoutes, templates } from '../routes';
import { SMALL_PHONE } from '../states';
import { SMOKE } from '../support';

const pagesOfAll = readPagesOnce();
const pages = () => pagesOfAll().filter(({ route }) => allRoutes.includes(route));

test('every number can be dialled, and no other site gets hold of the page', SMOKE, () => {
  // The numbers of a country's own, such as 119, are dialled as they are.
  const emergency = site.emergencyNumbers.map(({ number }) => `tel:${number}`);
  for (const { route, links } of pages()) {
    for (const { href, target, rel } of links) {
      expect.soft(href, `a link of ${route}`).toMatch(/^(?:[/#]|https:|tel:|mailto:)/);
      if (href.startsWith('tel:') && !emergency.includes(href)) {
        expect.soft(href, `a phone link of ${route}`).toMatch(/^tel:\+[1-9]\d{7,14}$/);
      }
      if (href.startsWith('https:') || target === '_blank') {
        expect.soft(rel.split(' '), `rel of ${href} on ${route}`).toContain('noopener');
      }
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: SMALL_PHONE });

  test('every page fits a small phone, and all pictures show', async ({ page }) => {
    test.slow();
    // Those that stand for their kind are read in everyPage.spec.ts, in a window that is smaller.
    for (const route of allRoutes.filter((it) => !templates.includes(it))) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await findUnfit(page), route).toEqual([]);
    }
    const sources = pages().flatMap(({ pictures }) => pictures.map(({ src }) => src));
    expect(sources.length).toBeGreaterThan(pages().length);
    for (const src of new Set(sources)) {
      const shows = await page.evaluate(async (source) => {
        const image = Object.assign(new Image(), { src: source });
        await image.decode().catch(() => undefined);
        return image.naturalWidth > 0;
      }, src);
      expect.soft(shows, src).toBe(true);
    }
  });
});
