import { expect, test, type Page, type Route } from 'playwright/test';
import { LOADER_FOLDER, STYLE_FOLDER } from '@/lib/lateStart/pageScripts';
import { makeGate, partsOf, stored, watchSends } from '../form';
import { acts, countActs, failedNote, passUntil } from '../lateStart';
import { after, LAST } from '../slider';
import {
  fillRequest,
  holdScripts,
  isLateScript,
  press,
  routeScripts,
  SMOKE,
  TOUCH_PHONE,
  VISITOR,
  whenAlive,
} from '../support';

/**
 * The page before React. It reads, navigates and opens what it opens as plain HTML; what needs
 * React is done once React is there, as often as the visitor asked for it and not once more.
 */

/** Holds the scripts back until `release`; what was held before has passed by then. */
async function holdAgain(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return holdScripts(page);
}

const motionSwitch = (page: Page) => page.getByRole('switch', { name: 'Arrêter les animations' });
const waits = (page: Page) => page.getByText(/votre demande part dès que la page est prête/);

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('while React is on its way', () => {
  test('questions open all the same, and the slides turn by as many as the arrow was pressed', async ({
    page,
  }) => {
    const release = await holdAgain(page);
    await page.goto('/');
    const slider = page.getByRole('region', { name: 'Présentation du centre' });
    const next = slider.getByRole('button', { name: 'Diapositive suivante' });
    await press(next);
    await press(next);
    const question = page.locator('details').first();
    await press(question.locator('summary'));
    await expect(question).toHaveAttribute('open');
    await expect(slider.getByText(`1 sur ${LAST}`, { exact: true })).toBeVisible();
    release();
    await expect(slider.getByText(`${after(1, 2)} sur ${LAST}`, { exact: true })).toBeVisible();
    await expect(question).toHaveAttribute('open');
  });

  test('each button pressed is answered once, and once more when pressed again', async ({
    page,
  }) => {
    await countActs(page);
    const release = await holdAgain(page);
    await page.goto('/ServiceDetails/1');
    const copy = page.getByRole('button', { name: 'Copier le lien' });
    const instagram = page.getByRole('button', { name: 'Instagram' });
    await copy.click();
    await instagram.click();
    await motionSwitch(page).click();
    expect(await acts(page)).toEqual({ trusted: 3 });

    release();
    await expect(page.getByRole('dialog', { name: 'Partager sur Instagram' })).toBeVisible();
    await expect(motionSwitch(page)).toBeChecked();
    const once = { trusted: 3, copy: 1, dialog: 1, animations: 1 };
    await expect.poll(() => acts(page)).toEqual(once);
    await page.getByRole('button', { name: 'OK' }).click();
    await copy.click();
    await instagram.click();
    await expect.poll(() => acts(page)).toEqual({ trusted: 6, copy: 2, dialog: 2, animations: 1 });
  });

  test('a tap in the midst of which React comes is answered once', async ({ page }) => {
    await countActs(page);
    await page.addInitScript((label) => {
      const isSwitch = ({ textContent }: Element) => textContent === label;
      const target = () => [...document.querySelectorAll('[role="switch"]')].find(isSwitch);
      let loader: typeof window.earlyTaps;
      let isTapping = false;
      Object.defineProperty(window, 'earlyTaps', {
        get: () => loader,
        set: (own: NonNullable<typeof loader>) => {
          loader = {
            ...own,
            arrived: (isLast) => {
              own.arrived(isLast);
              // The first part is React's, the switch's is not yet.
              loader!.arrived = own.arrived;
              queueMicrotask(() => {
                isTapping = true;
                (target() as HTMLElement).click();
                isTapping = false;
              });
            },
            ready: (id) => {
              if (isTapping && target()?.id === id) Object.assign(window, { isInTheMidst: true });
              own.ready(id);
            },
          };
        },
      });
    }, 'Arrêter les animations');
    await page.goto('/');
    await whenAlive(page);
    await expect(motionSwitch(page)).toBeChecked();
    expect(await page.evaluate(() => 'isInTheMidst' in window)).toBe(true);
    // What is remembered has been done again by now.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect((await acts(page)).animations).toBe(1);
  });

  test(
    'a request sent early, twice over, arrives once and never shows in the address',
    SMOKE,
    async ({ page }) => {
      const release = await holdAgain(page);
      const sends = watchSends(page);
      await page.goto('/appoitment');
      await fillRequest(page);
      const { submit, sent } = partsOf(page);
      await submit.click();
      await submit.click();
      expect(new URL(page.url()).search).toBe('');
      expect(sends).toEqual([]);
      release();
      await expect(sent).toBeVisible();
      expect(new URL(page.url()).search).toBe('');
      expect(sends).toHaveLength(1);
      expect(sends[0]?.postData()).toContain(VISITOR.name);
    },
  );
});

test.describe('on a phone', () => {
  test.use(TOUCH_PHONE);

  test('the menu and the dialog of an article open before React, and not a second time', async ({
    page,
  }) => {
    const release = await holdAgain(page);
    await page.goto('/blogDetails/1');
    const menu = page.getByRole('navigation', { name: 'Navigation principale' });
    await press(page.getByRole('button', { name: 'Menu' }));
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await press(page.getByRole('button', { name: 'Partager cet article' }));
    const dialog = page.getByRole('dialog', { name: 'Partager cet article' });
    await expect(dialog.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    release();
    await whenAlive(page);
    await expect(dialog).toBeHidden();
    await expect(menu).toBeHidden();
  });

  test('a form before React is emptied for good, sends nothing that nobody sent, and says that what was sent waits', async ({
    page,
  }) => {
    const { fullName, email, erase, submit, summary, form } = partsOf(page);
    await page.goto('/appoitment');
    await press(fullName);
    await page.keyboard.type('Ancien');
    await expect.poll(() => stored(page)).toContain('Ancien');
    await test.step('it is emptied at once, for good, and what was sent before with it', async () => {
      const release = await holdAgain(page);
      await page.reload();
      await press(submit);
      await expect(waits(page)).toBeVisible();
      await press(erase);
      await expect(waits(page)).toBeHidden();
      await expect(fullName).toHaveValue('');
      await press(form.locator('legend').first());
      await press(email);
      await page.keyboard.type('nouveau@exemple.cm');
      release();
      await whenAlive(page);
      await expect(email).toHaveValue('nouveau@exemple.cm');
      await expect(email).toBeFocused();
      await expect(fullName).toHaveValue('');
      expect(await stored(page)).not.toContain('Ancien');
      await expect(form.locator('[aria-invalid]')).toHaveCount(0);
    });
    await test.step('what was sent leads to its mistakes, though the form was left since', async () => {
      const release = await holdAgain(page);
      await page.reload();
      await expect(waits(page)).toBeHidden();
      await press(submit);
      await expect(waits(page)).toBeVisible();
      await press(form.locator('legend').first());
      release();
      await expect(summary).toBeFocused();
      await expect(waits(page)).toBeHidden();
    });
  });
});

test('no late script comes before the page has loaded, and to whoever saves data none, and no other page, before it is asked for', async ({
  page,
}) => {
  await page.clock.install();
  const early: string[] = [];
  const late: string[] = [];
  let hasLoaded = false;
  page.on('load', () => (hasLoaded = true));
  page.on('request', (request) => {
    if (isLateScript(request)) (hasLoaded ? late : early).push(request.url());
  });
  await page.goto('/');
  await expect.poll(() => late.length, 'they come afterwards').toBeGreaterThan(0);
  expect(early).toEqual([]);

  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('about:blank');
  late.length = 0;
  const foot = page.getByRole('contentinfo');
  await page.goto('/');
  await foot.getByRole('link', { name: 'À propos' }).hover();
  await page.clock.runFor(10_000);
  expect([...early, ...late]).toEqual([]);
  await motionSwitch(page).click();
  await expect(motionSwitch(page)).toBeChecked();
  expect(late).not.toEqual([]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await foot.getByRole('link', { name: 'Blog' }).hover();
  await foot.getByRole('link', { name: 'À propos' }).click();
  await expect(page).toHaveURL('/about');
  expect(asked.filter((path) => path.startsWith('/blog'))).toEqual([]);
});

test('before the loader itself nothing is lost; where it is late, whoever sends the form learns the other ways', async ({
  page,
}) => {
  await countActs(page);
  await page.clock.install();
  const gate = makeGate();
  let tries = 0;
  await page.route(new RegExp(`/${LOADER_FOLDER}/`), async (route) => {
    tries += 1;
    // Refused once, then never answered.
    if (tries === 1) return route.abort();
    await gate.opened;
    await route.continue();
  });
  await page.goto('/appoitment', { waitUntil: 'domcontentloaded' });
  const { fullName, submit, summary } = partsOf(page);
  await motionSwitch(page).click();
  await submit.click();
  await submit.click();
  await expect(waits(page)).toBeVisible();
  await passUntil(page, () => expect(failedNote(page)).toBeFocused({ timeout: 250 }));
  await fullName.click();
  await submit.click();
  await expect(failedNote(page)).toBeFocused();
  expect(new URL(page.url()).search).toBe('');

  gate.open();
  await expect(summary).toBeFocused();
  await expect.poll(async () => (await acts(page)).animations).toBe(1);
});

test.describe('a script that does not come', () => {
  /** Lets each address fail so many times before it passes. */
  function failing(times: number) {
    const tries = new Map<string, number>();
    return async (route: Route) => {
      const url = route.request().url();
      const tried = tries.get(url) ?? 0;
      tries.set(url, tried + 1);
      if (tried < times) await route.abort();
      else await route.continue();
    };
  }

  test('is asked for again, its style as well, and the page comes alive', async ({ page }) => {
    await page.clock.install();
    await routeScripts(page, failing(2));
    await page.route(`**/${STYLE_FOLDER}/*.css`, failing(2));
    await page.goto('/contact');
    await motionSwitch(page).click();
    await passUntil(page, () => expect(motionSwitch(page)).toBeChecked({ timeout: 250 }));
    await expect(page.locator(`link[href*="${STYLE_FOLDER}"]`)).toHaveCount(1);
  });

  test('or that this browser can’t read, is told to whoever has sent the form', async ({
    page,
  }) => {
    await page.clock.install();
    // A script with a mistake in its grammar counts as loaded.
    await routeScripts(page, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'class {' }),
    );
    await page.goto('/appoitment');
    const { fullName, submit } = partsOf(page);
    await fullName.click();
    await page.keyboard.type('Odile Mbarga');
    await submit.click();
    await passUntil(page, () => expect(failedNote(page)).toBeFocused({ timeout: 250 }));
    await expect(failedNote(page)).toContainText('ne peut pas partir d’ici');
    await expect(failedNote(page).locator('a[href^="tel:"]')).toBeVisible();
    await expect(failedNote(page).getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await expect(fullName).toHaveValue('Odile Mbarga');
    await expect(waits(page)).toBeHidden();
    // Pressed once more it is not swallowed either.
    await submit.click();
    await expect(failedNote(page)).toBeFocused();
    await expect(failedNote(page)).toBeInViewport();
  });
});
