import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base, type Locator, type Page, type Request } from 'playwright/test';
import { parse } from 'yaml';
import { getChoices } from '@/editor/choices';
import { bundleEditor, writeEditorPage } from '@/scripts/export/editor/editorBundle';
import { localPlace } from '@/scripts/local/edit/gitea';
import { WorkingTreeState } from '@/scripts/local/edit/contentState';
import { Publication } from '@/scripts/local/edit/publication';
import { createEditor, EDITOR_PATH } from '@/scripts/local/edit/server';
import { listen } from '@/scripts/local/serve';
import { readContent } from '@/scripts/prepare/content';
import { startFaultyFtp } from '@/scripts/publish/ftpTesting';
import { ROOT } from '@/scripts/root';

/** The editor over a copy of the content, which is reset before each test. */
export type EditorFixture = Awaited<ReturnType<typeof openEditor>>;

async function openEditor() {
  const place = await mkdtemp(path.join(tmpdir(), 'editor-'));
  const [root, bundle] = [path.join(place, 'tree'), path.join(place, 'bundle')];
  for (const folder of ['content', 'public/illustrations', '.gitignore'])
    cpSync(folder, path.join(root, folder), { recursive: true });
  const ftp = await startFaultyFtp({});
  const publication = new Publication({ script: 'upload', ...smallSite(place, ftp.port) });
  const state = new WorkingTreeState(root, publication);
  const server = createEditor(root, bundle, state);
  const origin = `http://localhost:${await listen(server, 0, { host: 'localhost' })}`;
  const here = localPlace(origin, origin);
  const [{ content }] = await Promise.all([
    readContent(),
    bundleEditor({ outdir: bundle, place: here }),
  ]);
  await writeEditorPage({ outdir: bundle, place: { ...here, choices: getChoices(content!) } });
  cpSync('public/logo.svg', path.join(bundle, 'logo.svg'));

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
    ftp,
    root,
    origin,
    bundle,
    commit,
    reset: () => {
      git('reset', '--quiet', '--hard', 'delivered');
      git('clean', '--quiet', '--force', '-d');
      void state.publish();
    },
    close: async () => {
      await ftp.stop();
      server.closeAllConnections();
      server.close();
      rmSync(place, { recursive: true, force: true });
    },
    /** The data of a YAML file or of a Markdown front matter. */
    readEntry: <T>(file: string): T => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return parse(file.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text) as T;
    },
    first: (folder: string) => {
      const [name = ''] = readdirSync(path.join(root, folder));
      return { id: path.basename(name, '.md'), file: `${folder}/${name}` };
    },
    /** The changed lines. */
    changes: (): string[] => {
      git('add', '--all');
      const text = git('diff', '--cached', '--unified=0', '--no-color', '--text');
      return text.split('\n').filter((line) => /^[+-](?![+-]{2} )/.test(line));
    },
    changed: (folder: string): string => {
      git('add', '--all');
      const files = git('diff', '--cached', '--name-only').split('\n');
      return files.find((file) => file.includes(folder)) ?? '';
    },
  };
}

/** A folder with an export of two files, from which `npm run upload` publishes. */
function smallSite(place: string, port: number) {
  const cwd = path.join(place, 'site');
  mkdirSync(path.join(cwd, 'out'), { recursive: true });
  const upload = `tsx ${path.join(ROOT, 'scripts/publish/upload.ts')}`;
  const files = {
    'package.json': JSON.stringify({ name: 'site', version: '1.0.0', scripts: { upload } }),
    'out/index.html': '<p>Accueil</p>',
    'out/version.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(cwd, name), text);
  const env = {
    PATH: [path.join(ROOT, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
    TSX_TSCONFIG_PATH: path.join(ROOT, 'tsconfig.json'),
    UPLOAD_TO: `ftp://site@localhost:${port}`,
    UPLOAD_PASSWORD: 'right',
    UPLOAD_CERTIFICATE: 'aucun',
  };
  return { cwd, env };
}

export const test = base.extend<{ externalRequests: string[] }, { editor: EditorFixture }>({
  editor: [
    async ({}, provide) => {
      const editor = await openEditor();
      await provide(editor);
      await editor.close();
    },
    { scope: 'worker' },
  ],
  externalRequests: [
    async ({ page, editor }, provide) => {
      editor.reset();
      const externalRequests = requestsBeyond(page, [editor.origin]);
      await provide(externalRequests);
      expect(externalRequests).toEqual([]);
    },
    { auto: true },
  ],
});

/** The requests of a page to other hosts, as they are made. */
export function requestsBeyond(page: Page, origins: readonly string[]): string[] {
  const found: string[] = [];
  const note = (request: Request) => {
    // Blocked by the Content Security Policy.
    if (request.failure()?.errorText === 'csp') return;
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.includes(origin)) found.push(request.url());
  };
  page.on('requestfinished', note).on('requestfailed', note);
  return found;
}

/** Opens the editor on the owner's machine, without an account. */
export async function enter(page: Page, editor: EditorFixture): Promise<void> {
  await page.goto(editor.origin + EDITOR_PATH);
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  // The dialog is in English.
  await expect(page.locator('#state')).toContainText('La première fois');
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByText('Services et prix').first().waitFor();
}

/** Opens a view such as `collections/services/entries/1`. */
export const openView = (page: Page, editor: EditorFixture, view: string) =>
  page.goto(`${editor.origin}${EDITOR_PATH}#/${view}`);

/** A field of the form, which renders once in view. */
export async function field(page: Page, name: string): Promise<Locator> {
  const found = page.locator(`section[data-key-path="${name}"]`).first();
  const controls = found.locator('input, textarea, button, [contenteditable="true"]');
  await page.locator('section[data-key-path]').first().hover();
  await expect(async () => {
    // A section renders its control, and those inside it, once in view.
    if ((await found.count()) > 0) await found.scrollIntoViewIfNeeded({ timeout: 1000 });
    else await page.mouse.wheel(0, 400);
    expect(await controls.count()).toBeGreaterThan(0);
  }).toPass({ timeout: 20_000, intervals: [60] });
  await found.scrollIntoViewIfNeeded();
  return found;
}

export const box = async (page: Page, name: string): Promise<Locator> =>
  (await field(page, name)).locator('input, textarea').first();

/** Expands a collapsed field; of a list, every row. */
export async function unfold(page: Page, name: string): Promise<void> {
  const buttons = (await field(page, name)).getByRole('button', { name: /^(Tout d|D)évelopper$/ });
  await buttons.first().press('Enter');
}

export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Enregistrer', exact: true });

export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await saved(page);
}

export const saved = (page: Page): Promise<void> =>
  page.waitForURL((url) => !/\/(entries\/|new$)/.test(url.hash), { timeout: 20_000 });

/** Icons render as icons, not as their names, and nothing overflows. */
export async function expectLayout(page: Page, where: string): Promise<void> {
  const seen = await page.evaluate(() => ({
    unrendered: [...document.querySelectorAll<HTMLElement>('.material-symbols-outlined')]
      // One icon is hidden until the font has loaded.
      .filter((icon) => icon.checkVisibility({ opacityProperty: true }))
      .filter((icon) => icon.offsetWidth > 1.2 * parseFloat(getComputedStyle(icon).fontSize))
      .map((icon) => icon.textContent),
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(seen, where).toEqual({ unrendered: [], overflow: 0 });
}
