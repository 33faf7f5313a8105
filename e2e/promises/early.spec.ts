import { expect, test, type Page, type Route } from 'playwright/test';
import { ALIVE } from '@/lib/lateStart/earlyTaps';
import { LOADER_FOLDER, STYLE_FOLDER } from '@/lib/lateStart/pageScripts';
import { acts, countActs } from '../acts';
import { makeGate } from '../form';
import { after, LAST, PHONE } from '../slider';
import {
  fillRequest,
  isLateScript,
  press,
  routeScripts,
  VISITOR,
  whenAlive,
  SMOKE,
  holdScripts,
} from '../support';

/**
 * The page before React. It reads, navigates and opens what it opens as plain HTML; what needs
 * React is done once React is there, as often as the visitor asked for it and not once more.
 */

/** More than a slow start takes. */
const MOST_TAPS = 8000;

/** Holds the scripts back until `release`; what was held before has passed by then. */
async function holdAgain(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return holdScripts(page);
}

const motionSwitch = (page: Page) => page.getByRole('switch', { name: 'Arrêter les animations' });

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Lets the time pass in which a page asks for its scripts again, until it goes on without them. */
const untilGivenUp = (page: Page) =>
  expect(async () => {
    await page.clock.fastForward(5000);
    await expect(page.locator('html')).toHaveAttribute('data-start', 'failed', { timeout: 250 });
  }).toPass();

test('until a page has loaded it fetches no late script', async ({ page }) => {
  for (const path of ['/', '/ServiceDetails/1', '/blogDetails/1', '/appoitment', '/contact']) {
    await test.step(path, async () => {
      const early: string[] = [];
      const late: string[] = [];
      let loaded = false;
      page.removeAllListeners();
      // The page before may still ask for scripts until it is left.
      await page.goto('about:blank');
      page.on('load', () => {
        loaded = true;
      });
      page.on('request', (request) => {
        if (isLateScript(request)) (loaded ? late : early).push(request.url());
      });
      await page.goto(path);
      expect(early).toEqual([]);
      await expect.poll(() => late.length, 'they come afterwards').toBeGreaterThan(0);
    });
  }
});

test.describe('while React is on its way, on a phone', () => {
  test.use(PHONE);

  test('the menu and the dialog of an article open all the same, and not a second time', async ({
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
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    release();
    await whenAlive(page);
    await expect(dialog).toBeHidden();
    await expect(menu).toBeHidden();
  });
});

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

  test('taps that rain through the start are each answered once', async ({ page }) => {
    await countActs(page);
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const release = await holdAgain(page);
    await page.goto('/', { waitUntil: 'commit' });
    const pause = page.getByRole('button', { name: /le défilement$/ });
    await pause.scrollIntoViewIfNeeded();
    const box = await pause.boundingBox();
    const point = { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
    const mouse = async (type: 'mousePressed' | 'mouseReleased') =>
      client.send('Input.dispatchMouseEvent', { type, ...point, button: 'left', clickCount: 1 });
    const tremble = () => client.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
    const isAlive = async () => (await page.locator(`:root[${ALIVE}]`).count()) > 0;

    let alive = false;
    for (let tap = 0; tap < MOST_TAPS; tap += 1) {
      await mouse('mousePressed');
      await mouse('mouseReleased');
      // The first of them come before any script, the others while React starts and after.
      if (tap === 20) release();
      // A human rhythm would meet the critical moment too seldom: the steps are short, and uneven
      // since the pointer trembles between two taps.
      for (let moves = (tap * 7) % 5; moves > 0; moves -= 1) await tremble();
      if (tap % 20 === 19) {
        if (alive) break;
        alive = await isAlive();
      }
    }
    expect(alive).toBe(true);
    const { trusted } = await acts(page);
    expect(trusted).toBeGreaterThan(20);
    await expect.poll(async () => (await acts(page)).animations).toBe(trusted);
  });

  test(
    'a request sent early, twice over, arrives once and never shows in the address',
    SMOKE,
    async ({ page }) => {
      const release = await holdAgain(page);
      const sends: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/email/send')) sends.push(request.postData() ?? '');
      });
      await page.goto('/appoitment');
      await fillRequest(page);
      const submit = page.getByRole('button', { name: 'Envoyer ma demande' });
      await submit.click();
      await submit.click();
      expect(new URL(page.url()).search).toBe('');
      expect(sends).toEqual([]);
      release();
      await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeVisible();
      expect(new URL(page.url()).search).toBe('');
      expect(sends).toHaveLength(1);
      expect(sends[0]).toContain(VISITOR.name);
    },
  );
});

test.describe('a form before React', () => {
  test.use(PHONE);

  const name = (page: Page) => page.getByLabel('Nom et prénom');
  const submit = (page: Page) => page.getByRole('button', { name: 'Envoyer ma demande' });
  const waits = (page: Page) => page.getByText(/votre demande part dès que la page est prête/);

  test('says that what was sent waits, is emptied for good, and shows the newest text', async ({
    page,
  }) => {
    const kept = () => page.evaluate(() => Object.values(sessionStorage).join());
    const mail = page.getByRole('textbox', { name: 'E-mail' });
    const mistakes = page.getByRole('group', { name: 'Il y a un problème' });
    const erase = page.getByRole('button', { name: 'Effacer ma saisie' });

    await test.step('sent and then emptied it is not sent', async () => {
      const release = await holdAgain(page);
      await page.goto('/appoitment');
      await expect(waits(page)).toBeHidden();
      await submit(page).tap();
      await expect(waits(page)).toBeVisible();
      await erase.tap();
      await expect(waits(page)).toBeHidden();
      release();
      await whenAlive(page);
      await expect(mistakes).toBeHidden();
    });
    await test.step('it is emptied at once, for good, and keeps what is typed afterwards', async () => {
      await name(page).tap();
      await page.keyboard.type('Ancien Nom');
      await expect.poll(kept).toContain('Ancien Nom');
      const release = await holdAgain(page);
      await page.reload();
      await erase.tap();
      await expect(name(page)).toHaveValue('');
      await mail.tap();
      await page.keyboard.type('nouveau@exemple.cm');
      release();
      await whenAlive(page);
      await expect(mail).toHaveValue('nouveau@exemple.cm');
      await expect(mail).toBeFocused();
      await expect(name(page)).toHaveValue('');
      expect(await kept()).not.toContain('Ancien');
    });
    await test.step('it says that what was sent waits, until the page is ready', async () => {
      const release = await holdAgain(page);
      await page.reload();
      await expect(waits(page)).toBeHidden();
      await submit(page).tap();
      await expect(waits(page)).toBeVisible();
      release();
      await expect(mistakes).toBeFocused();
      await expect(waits(page)).toBeHidden();
    });
    await test.step('it shows the newest text where the browser gives back an older one', async () => {
      await name(page).tap();
      await page.keyboard.type('Ancien');
      await page.goto('/contact');
      await whenAlive(page);
      await expect(name(page)).toHaveValue('Ancien');
      await name(page).tap();
      await page.keyboard.press('Control+A');
      await page.keyboard.type('Nouveau');
      await page.goBack();
      await whenAlive(page);
      await expect(name(page)).toHaveValue('Nouveau');
    });
  });
});

test('a visitor who saves data fetches no late script and no other page before asking for it', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (isLateScript(request)) chunks.push(request.url());
  });
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).hover();
  await page.clock.runFor(10_000);
  expect(chunks).toEqual([]);
  await motionSwitch(page).click();
  await expect(motionSwitch(page)).toBeChecked();
  expect(chunks).not.toEqual([]);
  const payloads: string[] = [];
  page.on('request', (request) => payloads.push(new URL(request.url()).pathname));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).hover();
  await page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).click();
  await expect(page).toHaveURL('/about');
  expect(payloads.filter((path) => path.startsWith('/blog'))).toEqual([]);
});

test.describe('before the loader itself', () => {
  const submit = (page: Page) => page.getByRole('button', { name: 'Envoyer ma demande' });
  const isLoader = new RegExp(`/${LOADER_FOLDER}/`);

  test('nothing that is done is lost', async ({ page }) => {
    await countActs(page);
    const gate = makeGate();
    await page.route(isLoader, async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto('/appoitment', { waitUntil: 'domcontentloaded' });
    await motionSwitch(page).click();
    await submit(page).click();
    await submit(page).click();
    await expect(page.getByText(/votre demande part dès que la page est prête/)).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    gate.open();
    await expect(page.getByRole('group', { name: 'Il y a un problème' })).toBeFocused();
    expect((await acts(page)).animations).toBe(1);
  });

  test('and where it never comes, whoever sends the form learns the other ways', async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(isLoader, (route) => route.abort());
    await page.goto('/appoitment');
    await submit(page).click();
    await untilGivenUp(page);
    const note = page.locator('[data-failed-note]');
    await expect(note).toBeFocused();
    await page.getByLabel('Nom et prénom').click();
    await submit(page).click();
    await expect(note).toBeFocused();
    expect(new URL(page.url()).search).toBe('');
  });
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

  /** The style of what only scripts show, which comes with them. */
  const STYLE = `**/${STYLE_FOLDER}/*.css`;

  test('is asked for again, its style as well, and the page comes alive', async ({ page }) => {
    await page.clock.install();
    await routeScripts(page, failing(2));
    await page.route(STYLE, failing(2));
    await page.goto('/contact');
    await motionSwitch(page).click();
    await expect(async () => {
      await page.clock.fastForward(2000);
      await expect(motionSwitch(page)).toBeChecked({ timeout: 250 });
    }).toPass();
    await expect(page.locator(`link[href*="${STYLE_FOLDER}"]`)).toHaveCount(1);
  });

  test('leaves the page as it is, and says how the centre is reached', async ({ page }) => {
    await page.clock.install();
    await routeScripts(page, (route) => route.abort());
    await page.goto('/appoitment');
    const note = page.locator('[data-failed-note]');
    await expect(note).toBeHidden();
    await expect(async () => {
      await page.clock.fastForward(5000);
      await expect(note).toBeVisible({ timeout: 250 });
    }).toPass();
    await expect(note.locator('a[href^="tel:"]')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).click();
    await expect(page).toHaveURL('/about');
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
    await page.getByLabel('Nom et prénom').click();
    await page.keyboard.type('Odile Mbarga');
    const submit = page.getByRole('button', { name: 'Envoyer ma demande' });
    await submit.click();
    const note = page.getByRole('group', { name: 'Ce formulaire ne s’est pas chargé en entier' });
    await expect(async () => {
      await page.clock.fastForward(2000);
      await expect(note).toBeFocused({ timeout: 250 });
    }).toPass();
    await expect(note).toContainText('ne peut pas partir d’ici');
    await expect(note.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await expect(page.getByLabel('Nom et prénom')).toHaveValue('Odile Mbarga');
    await expect(page.getByText(/votre demande part dès que/)).toBeHidden();
    // Pressed once more it is not swallowed either.
    await submit.click();
    await expect(note).toBeFocused();
    await expect(note).toBeInViewport();
  });
});
