import { expect, test, type Page, type Route } from 'playwright/test';
import { PHOTO_WIDTHS } from '@/lib/site/photos';
import { mainOf } from '../exported';
import { NOWHERE, templates } from '../routes';
import { DESKTOP, PHONE } from '../states';

/** The launched site has a photograph in every place of a picture. */

/** Between two versions Chromium takes the one that is nearer, which may be a little smaller. */
const NEAREST = Math.SQRT2;
/** A browser that does not know `sizes="auto"` goes by what we say of the place. */
const ROUGHLY = 2;

for (const [viewport, deviceScaleFactor] of [
  [PHONE, 3],
  [{ width: 768, height: 1024 }, 2],
  [DESKTOP, 1],
] as const) {
  test(`photographs come in the size shown at ${viewport.width} px`, async ({ browser }) => {
    const page = await browser.newPage({ viewport, deviceScaleFactor });
    await page.route(isDocument, tellApart);
    // All pictures stand in the document.
    await page.route('**/*.js', (route) => route.abort());
    const routes = templates.filter(
      (route) => route !== NOWHERE && mainOf(route).includes('<picture'),
    );
    expect(routes.length).toBeGreaterThan(10);
    for (const route of routes) {
      await page.goto(route);
      const faults = viewport === PHONE ? await findLateFirst(page) : [];
      faults.push(...(await findWrongVersions(page, NEAREST)));
      await page.locator('[sizes^="auto, "]').evaluateAll((elements) => {
        for (const it of elements as HTMLImageElement[]) {
          it.sizes = it.sizes.replace('auto, ', '');
          it.srcset = it.srcset.replaceAll('?', '?rough-');
        }
      });
      faults.push(...(await findWrongVersions(page, ROUGHLY)));
      faults.push(...(await findMisplaced(page)));
      expect.soft(faults, route).toEqual([]);
    }
    await page.close();
  });
}

const isDocument = ({ pathname }: URL) => !/\.\w+$/.test(pathname);

/** Chromium takes a larger version that it has: of one photograph in two places, the first's. */
async function tellApart(route: Route): Promise<void> {
  const response = await route.fetch();
  let place = 0;
  const body = (await response.text()).replace(/<picture.*?<\/picture>/g, (picture) => {
    place += 1;
    return picture.replace(/\.(?:avif|webp)/g, `$&?${place}`);
  });
  await route.fulfill({ response, body });
}

/** The photographs of a page that stand elsewhere than a drawing would. Leaves drawings' markup. */
const findMisplaced = (page: Page): Promise<string[]> =>
  page.locator('main picture img').evaluateAll((images: HTMLImageElement[]) => {
    const places = () =>
      images.map((image) => {
        const { x, y, width, height } = image.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round).join(' ');
      });
    const before = places();
    for (const image of images) image.parentElement?.replaceWith(image);
    const after = places();
    return images.flatMap(({ alt }, index) =>
      before[index] === after[index] ? [] : `${alt}: ${before[index]}, not ${after[index]}`,
    );
  });

/** The first picture of a page, where it is large and in the first view, and waits for the layout. */
const findLateFirst = (page: Page): Promise<string[]> =>
  page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement, { width, height }) => {
      const place = image.getBoundingClientRect();
      const isLarge = place.top < height && place.width > width / 2;
      const isEarly = image.loading !== 'lazy' && image.fetchPriority === 'high';
      return isLarge && !isEarly ? [`${image.src} comes late`] : [];
    }, PHONE);

/**
 * The photographs of a page that did not come, that lie on their side, or that are too small or too large for
 * their place.
 *
 * @param slack How many times smaller or larger a version may be than the place needs.
 */
async function findWrongVersions(page: Page, slack: number): Promise<string[]> {
  const photographs = page.locator('main picture img:visible');
  const found = await photographs.evaluateAll(async (images: HTMLImageElement[]) => {
    const read = [];
    for (const image of images) {
      image.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
      while (!image.complete || !image.currentSrc) await new Promise(requestAnimationFrame);
      const [width, height] = ['width', 'height'].map((it) => Number(image.getAttribute(it)));
      const turn = image.naturalWidth / image.naturalHeight / (width! / height!);
      read.push({
        file: image.currentSrc,
        widest: Number(/(\d+)w$/.exec(image.srcset)?.[1]),
        shown: image.getBoundingClientRect().width * devicePixelRatio,
        isUpright: Math.abs(turn - 1) < 0.02,
      });
    }
    return read;
  });
  expect(found.length).toBeGreaterThan(0);
  return found.flatMap(({ file, widest, shown, isUpright }) => {
    const width = Number(/-(\d+)\.\w+\?/.exec(file)?.[1]);
    const smaller = PHOTO_WIDTHS.filter((it) => it < width).at(-1) ?? 0;
    const isEnough = width * slack >= Math.min(shown, widest);
    const isNeeded = smaller < shown * (slack === ROUGHLY ? slack : 1);
    return isUpright && isEnough && isNeeded ? [] : `${file} for ${Math.round(shown)} px`;
  });
}
