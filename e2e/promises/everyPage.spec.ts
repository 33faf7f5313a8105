import { expect, test } from 'playwright/test';
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

// The pages' policy refuses the style sheets that these tests bring along.
test.use({ bypassCSP: true });

const pageOfAll = shareOnePage();

// A sheet has the page for itself: sheets.spec.ts says how it is printed.
const isSheet = (path: string) => path.startsWith('/fiches/');

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
      await page.setViewportSize(DESKTOP);
      expect.soft(await findFaults(page), 'on a computer').toEqual([]);
    });
    await test.step('nothing moves where the device asks for calm, nor where the visitor does', async () => {
      await page.setViewportSize(PHONE);
      await expectCalm(page);
    });
    await test.step('Tab walks through it as it is read, there and back, each stop in sight', async () => {
      // Half of the pages on a phone.
      await page.setViewportSize(index % 2 ? PHONE : DESKTOP);
      if (path === '/contact' || path === '/appoitment') {
        // Reached for once, the form has its list of countries for good.
        await page.getByLabel('Nom et prénom').click();
        await expect(page.getByLabel('Pays de l’indicatif')).toBeAttached();
      }
      await expectWalk(page);
    });
    if (!isSheet(path)) {
      await test.step('on paper: nothing to press, every way to the centre, black on white, whole', () =>
        expectOnPaper(page));
    }
    await test.step('all fits at 400 % zoom and with its text spaced out', () => expectFit(page));
    await test.step('all fits in letters twice as large', () =>
      expectLargeFit(page, [SMALL_PHONE, PHONE, DESKTOP]));
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
