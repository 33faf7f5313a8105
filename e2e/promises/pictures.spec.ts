import { expect, test, type Page, type Route } from 'playwright/test';
import { PHOTO_WIDTHS } from '@/lib/site/photos';
import { mainOf } from '../exported';
import { readPagesOnce } from '../readPages';
import { NOWHERE, templates } from '../routes';
import { DESKTOP, PHONE } from '../states';
import { whenAlive } from '../support';

const pages = readPagesOnce();

test('each picture of a page has its size and its words', () => {
  expect(pages().flatMap(({ pictures }) => pictures).length).toBeGreaterThan(pages().length);
  for (const { route, pictures } of pages()) {
    for (const { src, alt, hasSize } of pictures) {
      expect.soft(hasSize, `${route} ${src}`).toBe(true);
      // '' where it decorates; else a sentence, which a file's name is not.
      expect.soft(alt, `${route} ${src}`).toMatch(/^$|^\p{Lu}.+ .+ .+\.$/u);
    }
  }
});

test('where the first picture has not come its place is kept, and where it never comes its words are read', async ({
  page,
}) => {
  let comes = (): void => undefined;
  const there = new Promise<void>((resolve) => (comes = resolve));
  await page.route('**/illustrations/**', async (route) => {
    await there;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const picture = page.locator('main img').first();
  const place = await picture.boundingBox();
  expect(place?.height).toBeGreaterThan(100);
  comes();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  expect(await picture.boundingBox()).toEqual(place);

  await page.route('**/illustrations/**', (route) => route.abort());
  await page.reload();
  await whenAlive(page);
  await expect(picture).toHaveAccessibleName(/^\p{Lu}.+ .+ .+\.$/u);
  await expect(picture).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
});

/** Between two versions Chromium takes the one that is nearer, which may be a little smaller. */
const NEAREST = Math.SQRT2;
/** A browser that does not know `sizes="auto"` goes by what we say of the place. */
const ROUGHLY = 2;

// Only the production content fixture has photographs: see scripts/checks/layOutLaunched.ts.
if (process.env.LAUNCHED_TESTS) {
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
