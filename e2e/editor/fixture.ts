import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base, type Locator, type Page, type Request } from 'playwright/test';
import { parse } from 'yaml';
import { addEditor } from '@/scripts/export/editor/editor';
import { createSite, listen } from '@/scripts/local/serve';
import { filesIn } from '@/scripts/files';

/** The editor over a copy of the content, whose state before each test is committed. */
export type EditorFixture = Awaited<ReturnType<typeof openEditor>>;

async function openEditor() {
  const place = await mkdtemp(path.join(tmpdir(), 'editor-'));
  const [root, bundle] = [path.join(place, 'tree'), path.join(place, 'bundle')];
  for (const folder of ['content', 'public/illustrations', '.gitignore'])
    cpSync(folder, path.join(root, folder), { recursive: true });
  await addEditor(bundle, '');
  cpSync('public/logo.svg', path.join(bundle, 'logo.svg'));
  writeFileSync(path.join(bundle, '404.html'), 'INTROUVABLE');
  const server = createSite({ directory: bundle });
  const origin = `http://localhost:${await listen(server, 0, { host: 'localhost' })}`;

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

  return {
    root,
    origin,
    bundle,
    commit,
    close: () => {
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

/** The folder that the user chooses: the tests' browser has no dialog, but a file system of its own. */
const FOLDER = 'aide-a-la-vie';

/** Copies the content into the browser's file system. */
async function fillFolder(page: Page, root: string): Promise<void> {
  const names = (await filesIn(root)).filter((name) => !name.startsWith('.git'));
  const files = names.map((name) => [name, readFileSync(path.join(root, name), 'base64')] as const);
  await page.evaluate(
    async ({ folder, files: texts }) => {
      const top = await navigator.storage.getDirectory();
      const tree = await top.getDirectoryHandle(folder, { create: true });
      await tree.getDirectoryHandle('.git', { create: true });
      for (const [name, content] of texts) {
        const steps = name.split('/');
        let place = tree;
        for (const step of steps.slice(0, -1))
          place = await place.getDirectoryHandle(step, { create: true });
        const file = await place.getFileHandle(steps.at(-1)!, { create: true });
        const stream = await file.createWritable();
        await stream.write(Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)));
        await stream.close();
      }
    },
    { folder: FOLDER, files },
  );
}

/** Copies what the editor has saved back into the tree. */
export async function readFolder(page: Page, { root }: EditorFixture): Promise<void> {
  const files = await page.evaluate(async (folder) => {
    const found: [string, string][] = [];
    const read = async (place: FileSystemDirectoryHandle, above: string): Promise<void> => {
      // The types of TypeScript 6.0 lack asynchronous iteration.
      const entries = place as unknown as AsyncIterable<[string, FileSystemHandle]>;
      for await (const [name, handle] of entries) {
        if (handle.kind === 'directory') {
          await read(handle as FileSystemDirectoryHandle, `${above}${name}/`);
          continue;
        }
        const file = await (handle as FileSystemFileHandle).getFile();
        const bytes = new Uint8Array(await file.arrayBuffer());
        const letters = Array.from(bytes, (code) => String.fromCharCode(code));
        found.push([above + name, btoa(letters.join(''))]);
      }
    };
    await read(await (await navigator.storage.getDirectory()).getDirectoryHandle(folder), '');
    return found;
  }, FOLDER);
  for (const folder of ['content', 'public']) rmSync(path.join(root, folder), { recursive: true });
  for (const [name, content] of files) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), Buffer.from(content, 'base64'));
  }
}

export const test = base.extend<{ externalRequests: string[] }, { editor: EditorFixture }>({
  editor: [
    async ({}, provide) => {
      const editor = await openEditor();
      await provide(editor);
      editor.close();
    },
    { scope: 'worker' },
  ],
  externalRequests: [
    async ({ page, editor }, provide) => {
      editor.commit();
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

/** Opens the folder on this computer. */
export async function enter(page: Page, editor: EditorFixture): Promise<void> {
  await page.goto(`${editor.origin}/logo.svg`);
  await fillFolder(page, editor.root);
  await page.context().addInitScript((folder) => {
    const choose = async () => (await navigator.storage.getDirectory()).getDirectoryHandle(folder);
    Object.assign(window, { showDirectoryPicker: choose });
  }, FOLDER);
  await page.goto(`${editor.origin}/admin`);
  const button = page.getByRole('button', { name: 'Travailler avec un dépôt local' });
  await button.click({ timeout: 60_000 });
  await page.getByText('Services et prix').first().waitFor();
}

/** Opens a view such as `collections/services/entries/1`. */
export const openView = (page: Page, editor: EditorFixture, view: string) =>
  page.goto(`${editor.origin}/admin#/${view}`);

/** A field of the form, which renders once in view. */
export async function field(page: Page, name: string): Promise<Locator> {
  const found = page.locator(`.field[data-key-path="${name}"]`);
  const controls = found.locator('input, textarea, button, [contenteditable="true"]');
  await page.locator('.field').first().hover();
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
