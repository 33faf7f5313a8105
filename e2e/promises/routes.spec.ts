import { expect, test } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { findUnfit } from '../fit';
import { faultsOn, readPagesOnce } from '../readPages';
import { allRoutes, templates } from '../routes';
import { SMALL_PHONE } from '../states';
import { SMOKE } from '../support';

const pages = readPagesOnce();

test('every number can be dialled; other sites get no hold', SMOKE, () => {
  // The numbers of a country's own, such as 119, are dialled as they are.
  const emergency = site.emergencyNumbers.map(({ number }) => `tel:${number}`);
  const check = ({ links }: ReturnType<typeof pages>[number]) =>
    links.map(({ href, target, rel }) => {
      const isDialled = /^(?!tel:)|^tel:\+[1-9]\d{7,14}$/.test(href) || emergency.includes(href);
      const isApart = /noopener/.test(rel) || (!href.startsWith('https:') && target !== '_blank');
      return !(isDialled && isApart && /^([/#]|https:|tel:|mailto:)/.test(href)) && href;
    });
  expect(faultsOn(pages(), check)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: SMALL_PHONE });

  test('every page fits a small phone', async ({ page }) => {
    test.slow();
    // Those that stand for their kind are read in everyPage.spec.ts.
    for (const route of allRoutes.filter((it) => !templates.includes(it))) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await findUnfit(page), route).toEqual([]);
    }
  });
});
