import { expect, test, type Page } from 'playwright/test';
import { fill, interceptScript, open, SEND } from '../form';
import { press, TOUCH_PHONE } from '../support';
import {
  submit,
  answers,
  openAndFill,
  expectKept,
  watch,
  expectFailure,
  expectLaterSuccess,
  alerts,
  sent,
} from '../failure';

/** A request that the network, or a script that does not come, keeps from leaving. */

// Without the glides, which take their time: appointment.spec.ts has them.
test.use({ ...TOUCH_PHONE, contextOptions: { reducedMotion: 'reduce' } });

// What is still on its way when a test ends concerns nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** What EmailJS's own script contains, and no other. */
const EMAIL_SCRIPT = '/api/v1.0/email/send';

const busy = (page: Page) => page.getByRole('button', { name: 'Envoi en cours...', exact: true });

const OFFLINE = 'Vous êtes hors connexion. Votre demande n’est pas partie.';

/** From now on time passes only where the test lets it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

test('a network that breaks off is told, offline is told as such, and once back a later try arrives', async ({
  page,
  context,
}) => {
  const seen = watch(page);
  await page.route(SEND, (route) => route.abort('connectionreset'), { times: 1 });
  await openAndFill(page);
  await press(submit(page));
  const reference = await expectFailure(
    page,
    'La demande n’est pas partie. La connexion est coupée, ou une extension du navigateur bloque l’envoi.',
  );
  expect(seen.logged).toHaveLength(1);
  expect(seen.logged[0]?.text()).toContain('Failed to fetch');

  // EmailJS has come with the first try: no more is missing than the network.
  await context.setOffline(true);
  await press(submit(page));
  await expect(alerts(page)).toContainText(OFFLINE);
  expect(await expectFailure(page, OFFLINE)).toBe(reference);
  expect(seen.logged).toHaveLength(2);
  const tries = seen.sends.length;
  await context.setOffline(false);
  await test.step('the form offers to send again, and waits for the click', async () => {
    const again = page.getByRole('button', { name: 'Renvoyer ma demande' });
    await expect(again).toBeVisible();
    expect(seen.sends).toHaveLength(tries);
  });
  await expectLaterSuccess(page, seen.sends, reference, 'Renvoyer ma demande');
  expect(seen.pageErrors).toEqual([]);
});

test('offline before the form was ever touched, a later try arrives too', async ({
  page,
  context,
}) => {
  const seen = watch(page);
  await open(page);
  await context.setOffline(true);
  await fill(page, answers);
  await press(submit(page));
  await expect(alerts(page)).toHaveText(`Erreur: ${OFFLINE}`);
  expect(seen.sends).toEqual([]);

  await context.setOffline(false);
  await press(submit(page));
  await expect(sent(page)).toBeFocused();
  expect(seen.sends).toHaveLength(1);
  expect(seen.pageErrors).toEqual([]);
});

test('no answer is waited for 20 seconds and not longer, and a later try arrives', async ({
  page,
}) => {
  const seen = watch(page);
  await page.clock.install();
  await page.route(SEND, () => new Promise(() => {}), { times: 1 });
  await openAndFill(page);
  await stopClock(page);
  await press(submit(page));
  await expect.poll(() => seen.sends.length).toBe(1);
  await page.clock.fastForward(19_900);
  await expect(busy(page)).toBeDisabled();
  await expect(alerts(page)).toHaveCount(0);
  await page.clock.fastForward(100);
  const reference = await expectFailure(page, 'Le service d’envoi n’a pas répondu en 20 secondes.');
  expect(seen.logged).toHaveLength(1);
  expect(seen.logged[0]?.text()).toContain('La demande n’est pas partie.');
  await page.clock.resume();
  await expectLaterSuccess(page, seen.sends, reference);
  expect(seen.pageErrors).toEqual([]);
});

test('EmailJS’s code that fails to load is told, and a later try arrives', async ({ page }) => {
  const seen = watch(page);
  let broken = true;
  await interceptScript(page, EMAIL_SCRIPT, (route, pass) => (broken ? route.abort() : pass()));
  await openAndFill(page);
  await press(submit(page));
  const reference = await expectFailure(
    page,
    'Une partie du site ne s’est pas chargée, ou votre navigateur la bloque.',
  );
  expect(seen.sends).toEqual([]);
  expect(seen.logged.map((message) => message.text()).join()).toContain(
    'La demande n’est pas partie.',
  );
  broken = false;
  await expectLaterSuccess(page, seen.sends, reference);
  expect(seen.pageErrors).toEqual([]);
});

test('EmailJS’s code that never answers is waited for 20 seconds and not longer', async ({
  page,
}) => {
  const seen = watch(page);
  await page.clock.install();
  await interceptScript(page, EMAIL_SCRIPT, () => new Promise(() => {}));
  await openAndFill(page);
  await stopClock(page);
  await press(submit(page));
  await expect(busy(page)).toBeDisabled();
  await page.clock.fastForward(20_000);
  await expect(alerts(page)).toContainText('Erreur: ');
  await expectKept(page);
  await expect(page.getByRole('link', { name: 'Par WhatsApp' })).toBeVisible();
  expect(seen.sends).toEqual([]);
  expect(seen.pageErrors).toEqual([]);
});
