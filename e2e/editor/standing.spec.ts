import { expect, test as online, type Page, type Route } from 'playwright/test';
import { box, field, open, save, test as atHome } from './desk';
import { git } from './gitHost';
import { goOnline, look, SITE, TOKEN } from './online';

/** The owner sees whether what she has saved is on the site, or why not. */

const MINUTE = 60_000;
const SERVICE = 'collections/services/entries/1';
const FIRST_PRICE = 'pricing.0.amount';

const standing = (page: Page) => page.getByRole('complementary', { name: 'Publication' });

/** Signs in as one who has done so before, and opens a service. */
async function enter(page: Page): Promise<void> {
  await page.addInitScript((token) => {
    localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'gitea', token }));
  }, TOKEN);
  await page.goto(`${SITE}/admin#/${SERVICE}`);
}

/** Changes the first price of the service, and saves it. */
async function changePrice(page: Page, change = 500, keep = () => save(page)): Promise<void> {
  const prices = await field(page, 'pricing');
  await prices.getByRole('button', { name: 'Tout développer' }).click();
  const amount = await box(page, FIRST_PRICE);
  const before = Number((await amount.inputValue()).replace(/\D/g, ''));
  await amount.fill(String(before + change));
  await amount.press('Tab');
  await keep();
  await expect(page).not.toHaveURL(/\/entries\//);
}

/** Lets time pass until the page says it. */
async function wait(page: Page, minutes: number, words: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(minutes * MINUTE);
    await expect(standing(page)).toContainText(words, { timeout: 500 });
  }).toPass();
}

/** What the site says of its version. */
function publishing(page: Page): { answer: (route: Route) => Promise<void> } {
  const published = {
    answer: (route: Route) => route.fulfill({ json: { version: '1.0.0', commit: 'b'.repeat(40) } }),
  };
  void page.route(`${SITE}/version.json`, (route) => published.answer(route));
  return published;
}

online('a price that was saved is followed until it is on the site', async ({ page }) => {
  await page.clock.install();
  const { root, strangers, stop } = await goOnline(page);
  const published = publishing(page);
  await enter(page);
  await changePrice(page);
  await expect(standing(page)).toContainText(', en cours de publication.');
  await look(page, 'under way');
  // It covers nothing, on a phone either, where a list has a button in its corner.
  await page.setViewportSize({ width: 390, height: 844 });
  const add = page.locator('.floating-action-button-wrapper button');
  for (const above of [page.locator('.app-shell'), add]) {
    await expect
      .poll(async () => {
        const [box, bar] = [await above.boundingBox(), await standing(page).boundingBox()];
        return (bar?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? Infinity);
      })
      .toBeGreaterThanOrEqual(-0.5);
  }

  // Whoever leaves and comes back is told the same.
  await page.reload();
  await expect(standing(page)).toContainText('en cours de publication');
  const commit = (await git(root, 'rev-parse', 'publie')).trim();
  published.answer = (route) => route.fulfill({ json: { version: '1.0.0', commit } });
  await wait(page, 0.5, 'En ligne depuis');
  await expect(standing(page).getByRole('link', { name: 'Voir le site' })).toHaveAttribute(
    'href',
    `${SITE}/`,
  );
  await look(page, 'online');
  await standing(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(standing(page)).toHaveCount(0);
  expect(strangers).toEqual([]);
  await stop();
});

online('a save that does not arrive says so, and what to do', async ({ page }) => {
  await page.clock.install();
  const { root, stop } = await goOnline(page);
  const published = publishing(page);
  await enter(page);
  await changePrice(page);
  await wait(page, 10, 'Pas encore en ligne : le site montre toujours l’ancien texte.');
  const commit = (await git(root, 'rev-parse', 'publie')).trim();
  await expect(standing(page)).toContainText(`publication ${commit.slice(0, 7)}`);
  await look(page, 'late');

  const again = standing(page).getByRole('button', { name: 'Regarder de nouveau' });
  published.answer = (route) => route.abort();
  await again.click();
  await expect(standing(page)).toContainText('Pas de connexion');
  published.answer = (route) => route.fulfill({ status: 404, body: '<p>Rien ici.</p>' });
  await again.click();
  await expect(standing(page)).toContainText('Le site ne dit pas quelle version');

  // A later one, by whoever: it has all that was saved before.
  const date = new Date(Date.now() + 60 * MINUTE).toISOString();
  published.answer = (route) => route.fulfill({ json: { commit: 'c'.repeat(40), date } });
  await again.click();
  await expect(standing(page)).toContainText('En ligne depuis');
  await stop();
});

online('where saves are published together, they wait for «Publier»', async ({ page }) => {
  await page.clock.install();
  const asked: string[] = [];
  let allowed = false;
  const onPublish = (branch: string) => {
    asked.push(branch);
    return allowed;
  };
  const { root, stop } = await goOnline(page, { settings: { publish: 'together' }, onPublish });
  const published = publishing(page);
  const subjects = async () => (await git(root, 'log', '--format=%s')).trim().split('\n');
  const CHANGED = 'Modification : service (content/services/1.md)';
  await enter(page);
  await field(page, 'title');
  await look(page, 'form with two buttons');
  await changePrice(page);
  await page.goto(`${SITE}/admin#/${SERVICE}`);
  await changePrice(page);
  // Whoever builds leaves these alone.
  expect(await subjects()).toEqual([`[skip ci] ${CHANGED}`, `[skip ci] ${CHANGED}`, 'Start']);
  await page.clock.fastForward(60 * MINUTE);
  await expect(standing(page)).toContainText('pas encore publié');
  await look(page, 'held');
  await expect(page.getByRole('button', { name: 'Publier les modifications' })).toBeHidden();
  await page.reload();

  const publish = standing(page).getByRole('button', { name: 'Publier', exact: true });
  const told = page.waitForEvent('dialog');
  const pressed = publish.click();
  const refusal = await told;
  expect(refusal.message()).toContain('L’hébergeur refuse de publier');
  await refusal.accept();
  await pressed;
  await expect(standing(page)).toContainText('pas encore publié');
  allowed = true;
  await publish.click();
  await expect(standing(page)).toContainText('en cours de publication');
  await expect.poll(() => asked).toEqual(['publie', 'publie']);
  const commit = (await git(root, 'rev-parse', 'publie')).trim();
  published.answer = (route) => route.fulfill({ json: { commit } });
  await wait(page, 0.5, 'En ligne depuis');

  // Or with the last one of them.
  await page.goto(`${SITE}/admin#/${SERVICE}`);
  await changePrice(page, 100, async () => {
    await page.getByRole('button', { name: 'Plus d’options' }).click();
    await page.getByRole('menuitem', { name: 'Enregistrer et publier' }).click();
  });
  expect((await subjects())[0]).toBe(CHANGED);
  await expect(standing(page)).toContainText('en cours de publication');
  await stop();
});

atHome(
  'on her own machine, what is saved is in the folder, and not published',
  async ({ page, desk }) => {
    await open(page, desk, SERVICE);
    await changePrice(page);
    await expect(standing(page)).toContainText(/dans le dossier de cet ordinateur.*guide/);
    await look(page, 'in the folder');
  },
);
