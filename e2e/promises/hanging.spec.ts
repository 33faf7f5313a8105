import { expect, test, type Page, type Route } from 'playwright/test';
import { lateScripts } from '@/scripts/export/offline/pageFiles';
import { makeGate } from '../form';
import { places } from '../places';
import { press, pressInFoot, whenAlive } from '../support';

/**
 * Files that never come: a connection is taken, and nobody answers on it. Nothing is waited for
 * without end, and nothing is lost meanwhile; what comes after all is taken.
 */

// Nothing glides: what is pressed stands still at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The script or style of a page that hangs, by what it is to the page. */
const FILES = ['loader', 'data', 'chunk', 'runtime', 'style'] as const;

async function addressOf(page: Page, path: string, file: (typeof FILES)[number]) {
  const scripts = lateScripts(await (await page.request.get(path)).text());
  return file === 'chunk' ? scripts?.chunks[0] : scripts?.[file];
}

/** Whichever script hangs, the page waits in the same way: the loader, which all need, tries all. */
const placesOf = (file: (typeof FILES)[number]) => {
  if (file === 'loader') return places;
  const path = FILES.indexOf(file) % 2 ? '/contact' : '/services';
  return places.filter((place) => place.path === path);
};

/** Lets nobody answer for an address until `release`. */
async function hang(page: Page, address: string, act = (route: Route) => route.continue()) {
  const gate = makeGate();
  await page.route(`**${address}`, async (route) => {
    await gate.opened;
    await act(route);
  });
  return gate.open;
}

const note = (page: Page) => page.locator('[data-failed-note]');

/** Lets the time pass after which the page says that it did not start. */
const untilTold = (page: Page) =>
  expect(async () => {
    await page.clock.fastForward(4000);
    await expect(page.locator('html')).toHaveAttribute('data-start', 'failed', { timeout: 250 });
  }).toPass();

async function open(page: Page, path: string) {
  await page.goto('about:blank');
  // A loader that hangs holds the page's load up.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const file of FILES) {
  const isVital = file !== 'style';
  test(`where a page’s ${file} hangs, ${isVital ? 'the page says so, and goes on once it comes' : 'the page starts all the same'}`, async ({
    page,
  }) => {
    await page.clock.install();
    for (const { path, before, kept, after } of placesOf(file)) {
      await test.step(path, async () => {
        const address = await addressOf(page, path, file);
        if (!address) throw new Error(`${path} has no ${file} of its own.`);
        const release = await hang(page, address);
        await open(page, path);
        await before(page);
        if (isVital) {
          await untilTold(page);
          const notes = await note(page).all();
          if (/contact|appoitment/.test(path)) expect(notes, 'the form says so').not.toEqual([]);
          for (const it of notes) await expect(it).toBeVisible();
          release();
        } else {
          await expect(async () => {
            await page.clock.fastForward(2000);
            await whenAlive(page, 250);
          }).toPass();
        }
        await whenAlive(page);
        await kept(page);
        await after(page);
        release();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });
}

for (const [what, body] of [
  ['is empty', ''],
  ['is cut in half', 'window.earlyTaps={see(){'],
  ['is a page', '<!doctype html><title>Wi-Fi</title>'],
] as const) {
  test(`where the loader ${what}, the form says how else the centre is reached`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(`**${await addressOf(page, '/contact', 'loader')}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    const [, contact] = places;
    await open(page, '/contact');
    await contact!.before(page);
    await untilTold(page);
    await expect(note(page)).toBeVisible();
    await press(page.locator('form [type="submit"]').first());
    await expect(note(page)).toBeFocused();
    await expect(page.locator('form [name="fullName"]')).toHaveValue('Odle');
  });
}

test('where the style of what only scripts show is lost, the form works all the same', async ({
  page,
}) => {
  await page.clock.install();
  const address = await addressOf(page, '/appoitment', 'style');
  await page.route(`**${address}`, (route) => route.abort());
  const [form] = places;
  await open(page, '/appoitment');
  await form!.before(page);
  await expect(async () => {
    await page.clock.fastForward(2000);
    await whenAlive(page, 250);
  }).toPass();
  await form!.kept(page);
  await form!.after(page);
});

test('where a picture or the sheet for few hangs, the page starts all the same', async ({
  page,
}) => {
  await page.clock.install();
  // One of the few.
  await page.emulateMedia({ forcedColors: 'active' });
  await page.route(/\.svg|\/few\//, () => undefined);
  await page.goto('/services', { waitUntil: 'commit' });
  await expect(async () => {
    await page.clock.fastForward(4000);
    await whenAlive(page, 250);
  }).toPass();
});

test('where the sheet for few hangs, those few see the page meanwhile', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.route('**/few/**', () => undefined);
  await page.goto('/services', { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0);
});

test.describe('a link whose page hangs', () => {
  for (const [what, pattern] of [
    ['data', '**/*.txt*'],
    ['style sheets', /static\/(?!few|style)[^/]+\/[^/]+\.css/],
  ] as const) {
    test(`by its ${what} shows at once that it was taken, and opens by itself after 3 seconds`, async ({
      page,
    }) => {
      await page.clock.install();
      await page.route(pattern, () => undefined);
      await page.goto('/');
      await whenAlive(page);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page.clock.pauseAt(Date.now() + 60_000);
      await pressInFoot(page, 'À propos');
      await expect(page.locator('[data-opening]')).toBeInViewport();
      await page.clock.runFor(2900);
      await expect(page).toHaveURL('/');
      await page.clock.runFor(200);
      await expect(page).toHaveURL('/about');
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
    });
  }

  test('is forgotten by whoever goes back meanwhile', async ({ page }) => {
    await page.clock.install();
    await page.goto('/contact');
    await whenAlive(page);
    await pressInFoot(page, 'FAQ');
    await expect(page).toHaveURL('/services#faq');
    await page.route('**/*.txt*', () => undefined);
    await pressInFoot(page, 'À propos');
    await expect(page.locator('[data-opening]')).toBeInViewport();
    await page.goBack();
    await expect(page.locator('[data-opening]')).toHaveCount(0);
    await page.clock.runFor(4000);
    await expect(page).toHaveURL('/contact');
  });

  test('and comes in time leaves no sign behind', async ({ page }) => {
    await page.goto('/');
    await whenAlive(page);
    await pressInFoot(page, 'À propos');
    await expect(page).toHaveURL('/about');
    await expect(page.locator('[data-opening]')).toHaveCount(0);
  });
});

test('an address with a slash too many leads to its page', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}//about`);
  await expect(page).toHaveURL('/about');
  await whenAlive(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('À propos');
});
