import { expect, type Page, type Request } from 'playwright/test';
import { backendOf, type EditorSettings } from '@/scripts/export/editor';
import { EDITOR_FILES, editorPage } from '@/scripts/local/edit/bundle';
import { answer } from '@/scripts/local/edit/gitea';
import type { Refusal } from '@/scripts/local/edit/workingTree';
import { box, field, look, save, saved, test as base, unfold, type Desk } from './desk';

/** The editor as a page of the export, over a repository that lies at a git host. */

// Names of their own: on a machine named localhost the editor offers other ways in.
const SITE = 'https://www.exemple.cm';
const HOST = 'https://git.exemple.cm';
const TOKEN = 'jeton-de-clarisse';
const MINUTE = 60_000;
/** A save of before, at half past ten in Yaoundé. */
const EVENING = {
  sha: 'd'.repeat(40),
  commit: { author: { name: 'Clarisse', email: 'c@exemple.cm', date: '2026-11-24T21:30:00Z' } },
};
const SERVICE = `${SITE}/admin#/collections/services/entries/1`;

/** The published site and the git host, as the page meets them. */
class Online {
  /** What was said of each save. */
  readonly messages: string[] = [];
  /** What the site says of its version. */
  version: object | undefined = { commit: 'b'.repeat(40) };
  /** Whether what the host has saved is never answered. */
  isSilent = false;
  /** What the host answers when it is asked to publish. */
  publishing = 403;

  private constructor(private readonly desk: Desk) {}

  static async open(page: Page, desk: Desk, settings: EditorSettings) {
    const where = { repo: `${HOST}/centre/site`, branch: 'main', backend: 'gitea' };
    const backend = backendOf({ ...where, ...settings });
    const place = { backend, site: '', logo: '/logo.svg', local: false };
    const online = new Online(desk);
    await page.route(`${SITE}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/version.json') {
        return online.version ? route.fulfill({ json: online.version }) : route.abort();
      }
      if (pathname === '/logo.svg') return route.fulfill({ path: 'public/logo.svg' });
      const base = `/${EDITOR_FILES}/`;
      if (pathname === '/admin') {
        const body = editorPage(place, base);
        return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
      }
      if (!pathname.startsWith(base)) return route.fulfill({ status: 404 });
      return route.fulfill({ path: desk.bundle + pathname });
    });
    await page.route(`${HOST}/api/v1/**`, async (route) => {
      const { status, json } = await online.#ask(route.request());
      if (online.isSilent && route.request().url().endsWith('/contents')) return route.abort();
      await route.fulfill({ status, json, headers: { 'Access-Control-Allow-Origin': '*' } });
    });
    return online;
  }

  async #ask(request: Request) {
    if (request.headers().authorization !== `token ${TOKEN}`) {
      return { status: 401, json: { message: 'invalid username, password or token' } };
    }
    const route = decodeURIComponent(new URL(request.url()).pathname.replace('/api/v1', ''));
    if (route.endsWith('/publish.yml/dispatches')) return { status: this.publishing, json: {} };
    if (route.endsWith('/commits')) return { status: 200, json: [EVENING] };
    const body = request.postDataJSON() as { message?: string } | null;
    if (body?.message) this.messages.push(body.message);
    return answer(this.desk.root, `${request.method()} ${route}`, body).then(
      (json) => ({ status: 200, json }),
      ({ status, message }: Refusal) => ({ status, json: { message } }),
    );
  }
}

interface Fixtures {
  settings: EditorSettings;
  online: Online;
}

const test = base.extend<Fixtures>({
  settings: {},
  online: async ({ page, desk, settings, strangers }, provide) => {
    await page.clock.install();
    await provide(await Online.open(page, desk, settings));
    expect(strangers.filter((it) => !it.startsWith(SITE) && !it.startsWith(HOST))).toEqual([]);
    strangers.length = 0;
  },
});

const standing = (page: Page) => page.getByRole('complementary', { name: 'Publication' });

/** Changes the first price of the service by 500, and saves it. */
async function changePrice(page: Page): Promise<void> {
  await unfold(page, 'pricing');
  const amount = await box(page, 'pricing.0.amount');
  const before = Number((await amount.inputValue()).replace(/\D/g, ''));
  await amount.fill(String(before + 500));
  await save(page);
  await saved(page);
}

/** Lets time pass until the page says it. */
async function wait(page: Page, minutes: number, words: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(minutes * MINUTE);
    await expect(standing(page)).toContainText(words, { timeout: 500 });
  }).toPass();
}

test('with a token she signs in, and what she saves is followed until it is online', async ({
  page,
  desk,
  online,
}) => {
  await test.step('a token that is none is refused in French', async () => {
    await page.goto(`${SITE}/admin`);
    const signIn = page.getByRole('button', { name: 'Se connecter avec un jeton d’accès' });
    await signIn.click();
    const token = page.getByRole('textbox', { name: 'Jeton d’accès personnel' });
    await token.fill('jeton-de-personne');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Le jeton fourni n’est pas valide.')).toBeVisible();
    await look(page, 'entrance');
    await signIn.click();
    await token.fill(TOKEN);
    await page.keyboard.press('Enter');
    await page.getByRole('treeitem', { name: 'Services et prix' }).waitFor();
  });
  await test.step('a price is one commit', async () => {
    await page.goto(SERVICE);
    await page.getByRole('radio', { name: 'Historique' }).click();
    await expect(page.getByText('22:30')).toBeVisible();
    await look(page, 'what was saved before');
    await changePrice(page);
    expect(await desk.changes()).toHaveLength(2);
    expect(online.messages).toEqual(['Modification : service (content/services/1.md)']);
    await expect(standing(page)).toContainText(', en cours de publication.');
  });
  await test.step('an article of which no answer comes is saved once, and so is its change', async () => {
    online.isSilent = true;
    await page.goto(`${SITE}/admin#/collections/articles/new`);
    for (const title of ['Se laver les mains', 'Bien se laver les mains']) {
      await (await box(page, 'title')).fill(title);
      const draft = (await field(page, 'draft')).getByRole('switch');
      if ((await draft.getAttribute('aria-checked')) !== 'true') await draft.click();
      await save(page);
      await saved(page);
      await page.getByRole('row', { name: title }).click();
    }
    online.isSilent = false;
    const articles = (await desk.changedFiles()).filter((file) => file.includes('/articles/'));
    expect(articles).toHaveLength(1);
    expect(await desk.facts(articles[0] ?? '')).toMatchObject({ title: 'Bien se laver les mains' });
    expect(online.messages).toHaveLength(3);
  });
  await test.step('the line covers nothing, of a form or of a list', async () => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const [view, above] of [
        ['articles/new', '.content-editor'],
        ['articles', '.app-shell'],
        ['articles', '.floating-action-button-wrapper button'],
      ] as const) {
        if (width > 390 && above.includes('floating')) continue;
        await page.goto(`${SITE}/admin#/collections/${view}`);
        await expect
          .poll(async () => {
            const box = await page.locator(above).boundingBox();
            const bar = await standing(page).boundingBox();
            return (bar?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? Infinity);
          }, `${above} at ${width}`)
          .toBeGreaterThanOrEqual(-0.5);
        await look(page, `under way, ${view}`);
      }
    }
  });
  await test.step('who leaves and comes back is told when it does not arrive', async () => {
    await page.reload();
    await expect(standing(page)).toContainText('en cours de publication');
    await wait(page, 10, 'Pas encore en ligne : le site montre toujours l’ancien texte.');
    online.version = undefined;
    await wait(page, 1, 'On ne voit pas si c’est en ligne.');
  });
  await test.step('and when it has arrived', async () => {
    const date = new Date(Date.now() + 60 * MINUTE).toISOString();
    online.version = { commit: 'c'.repeat(40), date };
    await wait(page, 1, 'C’est en ligne.');
    const site = standing(page).getByRole('link', { name: 'Voir le site' });
    await expect(site).toHaveAttribute('href', `${SITE}/`);
    await standing(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(standing(page)).toHaveCount(0);
  });
});

test.describe('where saves are published together', () => {
  test.use({ settings: { publish: 'together' } });

  test('they wait for «Publier»', async ({ page, online }) => {
    await page.addInitScript((token) => {
      localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'gitea', token }));
    }, TOKEN);
    await page.goto(SERVICE);
    await field(page, 'title');
    await changePrice(page);
    // Whoever builds leaves it alone.
    expect(online.messages).toEqual(['[skip ci] Modification : service (content/services/1.md)']);
    await wait(page, 60, 'pas encore publié');
    await expect(page.getByRole('button', { name: 'Publier les modifications' })).toBeHidden();
    const publish = standing(page).getByRole('button', { name: 'Publier', exact: true });
    const told = page.waitForEvent('dialog');
    const pressed = publish.click();
    const refusal = await told;
    expect(refusal.message()).toContain('L’hébergeur refuse de publier');
    await refusal.accept();
    await pressed;
    online.publishing = 204;
    await publish.click();
    await expect(standing(page)).toContainText('en cours de publication');
  });
});
