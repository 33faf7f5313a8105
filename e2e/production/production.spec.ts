import { expect, test } from 'playwright/test';
import { team } from '@/lib/content/generated/team';
import { english } from '@/lib/content/generated/english';
import { hospitals } from '@/lib/content/generated/hospitals';
import { getMain } from '@/e2e/support/exported';
import { readPages } from '@/e2e/support/readPages';
import { MISSING_ROUTE, templates } from '@/e2e/support/routes';
import { ANY_CONTENT, DESKTOP, TOUCH_PHONE } from '@/e2e/support/page';

/** The production content fixture: all confirmed, with photographs. */

test('no page has a «to be confirmed» notice or an empty list', ANY_CONTENT, () => {
  const { hospitals: abroad, signs } = english;
  const notices = ['médecin : en attente', hospitals.toCheck, abroad.toCheck, signs.toReview];
  for (const { route, html, lines } of readPages()) {
    const shown = lines.map((line) => line.replaceAll('\u00a0', ' '));
    const found = shown.filter((line) => notices.some((notice) => line.endsWith(notice)));
    expect.soft(found, route).toEqual([]);
    expect.soft(html, route).not.toMatch(/<(ul|ol)[^>]*><\/\1>/);
  }
});

test('photographs load upright, in the shown size', ANY_CONTENT, async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  const routes = templates.filter(
    (template) => template !== MISSING_ROUTE && getMain(template).includes('<picture'),
  );
  for (const viewport of [TOUCH_PHONE.viewport, DESKTOP]) {
    await page.setViewportSize(viewport);
    let shown = 0;
    for (const route of routes) {
      await page.goto(route);
      // Phones hide that of the call to action.
      const photographs = page.locator('main picture img:visible');
      if ((await photographs.count()) === 0) continue;
      shown += 1;
      const wrong = await photographs.evaluateAll(findWrongVersions);
      expect.soft(wrong, `${route} at ${viewport.width} px`).toEqual([]);
    }
    expect(shown).toBeGreaterThan(8);
  }
});

test('crops keep heads or the focal point', ANY_CONTENT, async ({ page }) => {
  await page.goto('/doctors');
  const positions = await page
    .locator('main picture img')
    .evaluateAll((images) => images.map((image) => getComputedStyle(image).objectPosition));
  // The content fixture chooses the lower part of the first portrait. The trades have their own crops.
  const [first, ...others] = positions.slice(0, team.doctors.length);
  expect(first).toBe('50% 100%');
  expect(others).toEqual(others.map(() => '50% 12%'));
});

/** In the page: photographs that are rotated, or whose versions are for a box half or twice as wide. */
async function findWrongVersions(images: (HTMLElement | SVGElement)[]): Promise<string[]> {
  const wrong = [];
  for (const image of images as HTMLImageElement[]) {
    image.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
    while (!image.complete || !image.currentSrc) await new Promise(requestAnimationFrame);
    // With a `srcset`, the natural width is that of `sizes`, whichever version has loaded.
    const { naturalWidth, naturalHeight, currentSrc } = image;
    const shown = image.getBoundingClientRect().width;
    const [width, height] = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
    const turn = naturalWidth / naturalHeight / (width! / height!);
    // The natural size is in whole CSS pixels, few for a small picture.
    const isUpright = Math.abs(turn - 1) < 0.05;
    if (!isUpright || Math.abs(Math.log2(naturalWidth / shown)) > 0.5)
      wrong.push(`${currentSrc}: ${naturalWidth} for ${shown} px`);
  }
  return wrong;
}
