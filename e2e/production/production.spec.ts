import { expect, test, type Page, type Route } from 'playwright/test';
import { team } from '@/lib/content/generated/team';
import { english } from '@/lib/content/generated/english';
import { hospitals } from '@/lib/content/generated/hospitals';
import { PHOTO_WIDTHS } from '@/lib/images/photos';
import { getMain } from '@/e2e/support/exported';
import { readPages } from '@/e2e/support/readPages';
import { MISSING_ROUTE, templates } from '@/e2e/support/routes';
import { ANY_CONTENT, DESKTOP, TOUCH_PHONE } from '@/e2e/support/page';

/** The production content fixture: all confirmed, with photographs. */

const PHONE = TOUCH_PHONE.viewport;

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

const PHOTOGRAPHS = 'main picture img:visible';

/** Chromium picks the nearest density, which may be a little smaller. */
const NEAREST = Math.SQRT2;

for (const [viewport, deviceScaleFactor] of [
  [PHONE, 3],
  [DESKTOP, 1],
] as const) {
  test(
    `photographs load in the shown size at ${viewport.width} px`,
    ANY_CONTENT,
    async ({ browser }) => {
      const page = await browser.newPage({ viewport, deviceScaleFactor });
      await page.route(({ pathname }) => !/\.\w+$/.test(pathname), withUniqueAddress);
      await page.route('**/*.js', (route) => route.abort());
      const routes = templates.filter(
        (template) => template !== MISSING_ROUTE && getMain(template).includes('<picture'),
      );
      let shown = 0;
      for (const route of routes) {
        await page.goto(route);
        // Phones hide that of the call to action.
        if ((await page.locator(PHOTOGRAPHS).count()) === 0) continue;
        shown += 1;
        expect.soft(await findWrongVersions(page), route).toEqual([]);
      }
      expect(shown).toBeGreaterThan(8);
      await page.close();
    },
  );
}

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

/** Chromium reuses a larger cached version: gives each picture its own address. */
async function withUniqueAddress(route: Route): Promise<void> {
  const response = await route.fetch();
  let place = 0;
  const body = (await response.text()).replace(/<picture.*?<\/picture>/g, (picture) => {
    place += 1;
    return picture.replace(/\.(?:avif|webp)/g, `$&?${place}`);
  });
  await route.fulfill({ response, body });
}

/** Photographs that are rotated, or too small or large for their box. */
async function findWrongVersions(page: Page): Promise<string[]> {
  const photographs = page.locator(PHOTOGRAPHS);
  const found = await photographs.evaluateAll(async (images: HTMLImageElement[]) => {
    const read = [];
    for (const image of images) {
      image.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
      while (!image.complete || !image.currentSrc) await new Promise(requestAnimationFrame);
      const [width, height] = ['width', 'height'].map((item) => Number(image.getAttribute(item)));
      const turn = image.naturalWidth / image.naturalHeight / (width! / height!);
      read.push({
        file: image.currentSrc,
        widest: Number(/(\d+)w$/.exec(image.srcset)?.[1]),
        shown: image.getBoundingClientRect().width * devicePixelRatio,
        // The natural size is in whole CSS pixels, few for a small picture.
        isUpright: Math.abs(turn - 1) < 0.05,
      });
    }
    return read;
  });
  return found.flatMap(({ file, widest, shown, isUpright }) => {
    const width = Number(/-(\d+)\.\w+\?/.exec(file)?.[1]);
    const smaller = PHOTO_WIDTHS.filter((item) => item < width).at(-1) ?? 0;
    const isEnough = width * NEAREST >= Math.min(shown, widest);
    return isUpright && isEnough && smaller < shown ? [] : `${file} for ${Math.round(shown)} px`;
  });
}
