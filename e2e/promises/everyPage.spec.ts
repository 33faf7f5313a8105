import { expect, test, type Page } from 'playwright/test';
import { findFaint, findLostRings, force, lieStill, lookForFaint } from '../contrast';
import { expectFit, expectLargeFit } from '../fit';
import { expectCalm } from '../movement';
import { shareOnePage } from '../onePage';
import { expectOnPaper } from '../print';
import { templates } from '../routes';
import { findFaults } from '../rules';
import { findNameless, findRunTogether } from '../names';
import { DESKTOP, open, PHONE, SMALL_PHONE } from '../states';
import { expectWalk } from '../walk';

/**
 * What every page keeps, whatever stands on it; of pages of one kind, the fullest is tried. Each is
 * opened once for all of it: the order of the steps matters where one leaves something behind.
 */

/** The launched site's content can break what stands there, and not how it is drawn. */
const isLaunched = Boolean(process.env.LAUNCHED_TESTS);

// The pages' policy refuses the style sheets that these tests bring along.
test.use({ bypassCSP: true });

const pageOfAll = shareOnePage();

// A sheet has the page for itself: sheets.spec.ts says how it is printed.
const isSheet = (path: string) => path.startsWith('/fiches/');

/** What a visitor does without a pointer; half of the pages are gone through on a phone. */
async function tryByHand(page: Page, path: string, size: typeof PHONE | typeof DESKTOP) {
  await test.step('nothing moves where the device asks for calm, nor where the visitor does', async () => {
    await page.setViewportSize(PHONE);
    await expectCalm(page);
  });
  await test.step('Tab walks through it as it is read, each stop in sight', async () => {
    await page.setViewportSize(size);
    const hasForm = path === '/contact' || path === '/appoitment';
    if (hasForm) {
      // Reached for once, the form has its list of countries for good.
      await page.getByLabel('Nom et prénom').click();
      await expect(page.getByLabel('Pays de l’indicatif')).toBeAttached();
    }
    await expectWalk(page, hasForm || path === '/');
  });
}

for (const [index, path] of templates.entries()) {
  test(`${path} is for everyone: names, rules, calm, keyboard, paper, zoom, contrast, rings`, async () => {
    const page = pageOfAll();
    await open(page, path);
    await test.step('no link or button is without a name, and no name is said twice over', async () => {
      expect.soft(await findNameless(page)).toEqual([]);
    });
    await test.step('no two words are told as one', async () => {
      expect.soft(await findRunTogether(page)).toEqual([]);
    });
    await test.step('it keeps every rule that a machine can check, on a phone and on a computer', async () => {
      expect.soft(await findFaults(page), 'on a phone').toEqual([]);
      if (isLaunched) return;
      await page.setViewportSize(DESKTOP);
      expect.soft(await findFaults(page), 'on a computer').toEqual([]);
    });
    if (isLaunched) await page.emulateMedia({ reducedMotion: 'reduce' });
    else await tryByHand(page, path, index % 2 ? PHONE : DESKTOP);
    if (!isSheet(path)) {
      await test.step('on paper: nothing to press, every way to the centre, black on white, whole', () =>
        expectOnPaper(page));
    }
    await test.step('all fits at 400 % zoom and with its text spaced out', () => expectFit(page));
    await test.step('all fits in letters twice as large', () =>
      expectLargeFit(page, [SMALL_PHONE, PHONE, DESKTOP]));
    if (isLaunched) return;
    const atRest =
      await test.step('it is read at 7 to 1, its controls seen at 3 to 1', async () => {
        await page.setViewportSize(DESKTOP);
        // The switch was pressed: what the mouse rests on is no longer as it is read.
        await page.mouse.move(0, 0);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await lieStill(page);
        expect.soft(await findFaint(page), 'on a computer').toEqual([]);
        await page.setViewportSize(PHONE);
        const { faint, grounds } = await lookForFaint(page);
        expect.soft(faint, 'on a phone').toEqual([]);
        return grounds;
      });
    await test.step('controls pointed at, pressed and reached by keyboard are seen as well', async () => {
      const client = await page.context().newCDPSession(page);
      await client.send('DOM.enable');
      await client.send('CSS.enable');
      await force(client, ['hover', 'active']);
      expect.soft(await findFaint(page), 'pointed at and pressed').toEqual([]);
      await force(client, ['focus', 'focus-visible']);
      expect.soft(await findLostRings(page, atRest), 'where the keyboard is').toEqual([]);
    });
  });
}
