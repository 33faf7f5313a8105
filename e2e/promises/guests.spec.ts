import { test } from 'playwright/test';
import { companions, expectCalm, receive, translators, watchErrors } from '../guests';
import { places } from '../places';
import { whenAlive, holdScripts } from '../support';

/**
 * Whatever else lives in the browser and changes the page, before React or after it: what was typed,
 * chosen, checked, focused and pressed stays, and all goes on working.
 */

// Nothing glides: what is pressed stands still at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The two that change every word of every page, each in its own way. */
const EVERYWHERE = ['Chrome’s translator', 'Firefox’s translator'];

/** So many parties do the companions come in: a browser has more than one of them. */
const PARTIES = 4;

const parties = Array.from({ length: PARTIES }, (_, party) =>
  Object.keys(companions).filter((_name, index) => index % PARTIES === party),
);

/** The others visit one form, and some of the other places in turns. */
function placesOf(party: readonly string[], turn: number) {
  if (EVERYWHERE.includes(party[0] ?? '')) return places;
  const [forms, others] = [places.slice(0, 2), places.slice(2)];
  const chosen = others.filter((_, index) => index !== turn % others.length);
  return [forms[turn % forms.length]!, ...(party.length > 1 ? chosen : chosen.slice(0, 1))];
}

const visitors = [...Object.keys(translators).map((name) => [name]), ...parties];

for (const [turn, party] of visitors.entries()) {
  test(`${party.join(', ')}: nothing is taken away or stopped`, async ({ page }) => {
    const come = async () => {
      for (const guest of party) await receive(page, guest);
    };
    for (const { path, before, kept, after } of placesOf(party, turn)) {
      await test.step(path, async () => {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        page.removeAllListeners();
        await page.goto('about:blank');
        const errors = watchErrors(page);
        const release = await holdScripts(page);
        await page.goto(path);
        await before(page);
        await come();
        release();
        await whenAlive(page);
        await kept(page);
        await come();
        await after(page);
        expectCalm(errors);
      });
    }
  });
}
