import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base, type Locator, type Page, type Request } from 'playwright/test';
import { parse } from 'yaml';
import { choicesOf } from '@/editor/choices';
import { bundleEditor } from '@/scripts/export/editorBundle';
import { localPlace } from '@/scripts/local/edit/gitea';
import { createEditor, EDITOR_PATH } from '@/scripts/local/edit/server';
import { listen } from '@/scripts/local/serve';
import { readContent } from '@/scripts/prepare/content';

/** The editor over a copy of the content, which each test finds as it is delivered. */
export type EditorFixture = Awaited<ReturnType<typeof openEditor>>;

async function openEditor() {
  const place = await mkdtemp(path.join(tmpdir(), 'editor-'));
  const [root, bundle] = [path.join(place, 'tree'), path.join(place, 'bundle')];
  for (const folder of ['content', 'public/illustrations', '.gitignore'])
    cpSync(folder, path.join(root, folder), { recursive: true });
  const server = createEditor(root, bundle);
  const origin = `http://localhost:${await listen(server, 0, { host: 'localhost' })}`;
  const { content } = await readContent();
  const here = { ...localPlace(origin, origin), choices: choicesOf(content!) };
  await bundleEditor({ outdir: bundle, place: here });
  cpSync('public/logo.svg', path.join(bundle, 'logo.svg'));

  /** Runs git in the copy, with no settings of this machine's user. */
  const git = (...args: string[]): string => {
    const who = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost'];
    return execFileSync('git', [...who, ...args], { cwd: root, encoding: 'utf8' });
  };
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', 'Before');
  };
  git('init', '--quiet');
  commit();
  git('tag', 'delivered');

  return {
    root,
    origin,
    bundle,
    commit,
    reset: () => {
      git('reset', '--quiet', '--hard', 'delivered');
      git('clean', '--quiet', '--force', '-d');
    },
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(place, { recursive: true, force: true });
    },
    /** What a YAML file holds, or the head of a Markdown one. */
    facts: <T>(file: string): T => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return parse(file.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text) as T;
    },
    /** The first entry of a folder: the end of its address, and its file. */
    first: (folder: string) => {
      const [name = ''] = readdirSync(path.join(root, folder));
      return { id: path.basename(name, '.md'), file: `${folder}/${name}` };
    },
    /** The lines that went and came, but for quotes that YAML does not need. */
    changes: (): string[] => {
      git('add', '--all');
      const text = git('diff', '--cached', '--unified=0', '--no-color', '--text');
      const lines = text.split('\n').filter((line) => /^[+-](?![+-]{2} )/.test(line));
      const plain = (line: string) => line.slice(1).replace(/['"]/g, '');
      return lines.filter(
        (line) => !lines.some((other) => other[0] !== line[0] && plain(other) === plain(line)),
      );
    },
    changed: (folder: string): string => {
      git('add', '--all');
      const files = git('diff', '--cached', '--name-only').split('\n');
      return files.find((file) => file.includes(folder)) ?? '';
    },
  };
}

export const test = base.extend<{ strangers: string[] }, { editor: EditorFixture }>({
  editor: [
    async ({}, provide) => {
      const editor = await openEditor();
      await provide(editor);
      editor.close();
    },
    { scope: 'worker' },
  ],
  /** The addresses that were reached at other hosts than the editor's own. */
  strangers: [
    async ({ page, editor }, provide) => {
      editor.reset();
      const strangers: string[] = [];
      const note = (request: Request) => {
        // What the page's policy refuses has asked nobody.
        if (request.failure()?.errorText === 'csp') return;
        if (!request.url().startsWith(editor.origin)) strangers.push(request.url());
      };
      page.on('requestfinished', note).on('requestfailed', note);
      await provide(strangers);
      expect(strangers.filter((it) => it.startsWith('http'))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens the editor for the first time on this device, as on her own machine: without an account. */
export async function enter(page: Page, editor: EditorFixture): Promise<void> {
  await page.goto(editor.origin + EDITOR_PATH);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Se connecter' }).click();
  await page.getByText('Services et prix').first().waitFor();
}

/** Opens one of its views, such as `collections/services/entries/1`. */
export const open = (page: Page, editor: EditorFixture, view: string) =>
  page.goto(`${editor.origin}${EDITOR_PATH}#/${view}`);

/** The part of the form that stands for a field; it is drawn once it comes into sight. */
export async function field(page: Page, name: string): Promise<Locator> {
  const found = page.locator(`section[data-key-path="${name}"]`).first();
  const controls = found.locator('input, textarea, button, [contenteditable="true"]');
  await page.locator('section[data-key-path]').first().hover();
  await expect(async () => {
    if ((await controls.count()) === 0) await page.mouse.wheel(0, 400);
    expect(await controls.count()).toBeGreaterThan(0);
  }).toPass({ timeout: 20_000, intervals: [60] });
  await found.scrollIntoViewIfNeeded();
  return found;
}

/** The one text box of a field. */
export const box = async (page: Page, name: string): Promise<Locator> =>
  (await field(page, name)).locator('input, textarea').first();

/** Opens a part that the form begins with shut; of a list, every row. */
export async function unfold(page: Page, name: string): Promise<void> {
  const buttons = (await field(page, name)).getByRole('button', { name: /^(Tout d|D)évelopper$/ });
  await buttons.first().click();
}

export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Enregistrer', exact: true });

/** Saves, and waits until the editor goes back to its list by itself. */
export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await saved(page);
}

export const saved = (page: Page): Promise<void> =>
  page.waitForURL((url) => !/\/(entries\/|new$)/.test(url.hash), { timeout: 20_000 });

/** What the owner meets is drawn in pictograms that are there, and within the screen. */
export async function look(page: Page, where: string): Promise<void> {
  const seen = await page.evaluate(() => ({
    spelled: [...document.querySelectorAll<HTMLElement>('.material-symbols-outlined')]
      // The package draws one unseen, until its typeface has come.
      .filter((icon) => icon.checkVisibility({ opacityProperty: true }))
      .filter((icon) => icon.offsetWidth > 1.2 * parseFloat(getComputedStyle(icon).fontSize))
      .map((icon) => icon.textContent),
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(seen, where).toEqual({ spelled: [], overflow: 0 });
}
