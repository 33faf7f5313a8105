import { test } from 'playwright/test';
import { makeGate } from '../form';
import { expectCalm, guests, receive, watchErrors } from '../guests';
import { places } from '../places';
import { routeScripts, whenAlive } from '../support';

/**
 * Whatever else lives in the browser and changes the page, before React or after it: what was typed,
 * chosen, checked, focused and pressed stays, and all goes on working.
 */

// Nothing glides: what is pressed stands still at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The two that change every word of every page, each in its own way. */
const EVERYWHERE = ['Chrome’s translator', 'Firefox’s translator'];

/** The others visit one form and one of the other places, in turns. */
function placesOf(guest: string, turn: number) {
  if (EVERYWHERE.includes(guest)) return places;
  const [forms, others] = [places.slice(0, 2), places.slice(2)];
  return [forms[turn % forms.length]!, others[turn % others.length]!];
}

for (const [turn, guest] of Object.keys(guests).entries()) {
  test(`${guest} takes nothing away and stops nothing`, async ({ page }) => {
    for (const { path, before, kept, after } of placesOf(guest, turn)) {
      await test.step(path, async () => {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        page.removeAllListeners();
        await page.goto('about:blank');
        const errors = watchErrors(page);
        const gate = makeGate();
        await routeScripts(page, async (route) => {
          await gate.opened;
          await route.continue();
        });
        await page.goto(path);
        await before(page);
        await receive(page, guest);
        gate.open();
        await whenAlive(page);
        await kept(page);
        await receive(page, guest);
        await after(page);
        expectCalm(errors);
      });
    }
  });
}
