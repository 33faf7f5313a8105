import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test as base, type Locator, type Page, type Request } from 'playwright/test';
import { parse } from 'yaml';
import { pageChoices } from '@/editor/pageChoices';
import { bundleEditor } from '@/scripts/local/edit/bundle';
import { localPlace } from '@/scripts/local/edit/gitea';
import { createEditor, EDITOR_PATH } from '@/scripts/local/edit/server';
import { listen } from '@/scripts/local/serve';
import { readContent } from '@/scripts/prepare/content';

/** Runs git in a folder, as somebody who has no settings. */
async function git(root: string, ...args: string[]): Promise<string> {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost'];
  const { stdout } = await promisify(execFile)('git', [...who, ...args], { cwd: root });
  return stdout;
}

/** The editor over a copy of the content: what a test writes is nobody's. */
export class Desk {
  constructor(
    readonly root: string,
    readonly origin: string,
    /** Folder of the editor's own files. */
    readonly bundle: string,
  ) {}

  /** Lays out the delivered content anew. */
  async reset(): Promise<void> {
    await git(this.root, 'reset', '--quiet', '--hard', 'delivered');
    await git(this.root, 'clean', '--quiet', '--force', '-d');
  }

  /** From here on, what has changed is told. */
  commit = (): Promise<string> =>
    git(this.root, 'commit', '--quiet', '--all', '--allow-empty', '--message', 'Before');

  /** A file as it stands on the disk now. */
  read = (file: string): Promise<string> => readFile(path.join(this.root, file), 'utf8');

  /** What a YAML file holds, or the head of a Markdown one. */
  async facts<T>(file: string): Promise<T> {
    const text = await this.read(file);
    return parse(file.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text) as T;
  }

  /** Writes another text into a file, before the editor reads it. */
  async rewrite(file: string, change: (text: string) => string): Promise<void> {
    await writeFile(path.join(this.root, file), change(await this.read(file)));
    await this.commit();
  }

  /** The first entry of a folder: the end of its address, and its file. */
  async first(folder: string): Promise<{ id: string; file: string }> {
    const [name = ''] = await readdir(path.join(this.root, folder));
    return { id: path.basename(name, '.md'), file: `${folder}/${name}` };
  }

  /**
   * The lines that went and came. Whoever writes by hand may quote what needs no quotes: that the
   * first save takes them away is no change.
   */
  async changes(): Promise<string[]> {
    await git(this.root, 'add', '--all');
    const text = await git(this.root, 'diff', '--cached', '--unified=0', '--no-color', '--text');
    const lines = text.split('\n').filter((line) => /^[+-](?![+-]{2} )/.test(line));
    const bare = (line: string) => line.slice(1).replace(/['"]/g, '');
    return lines.filter(
      (line) => !lines.some((other) => other[0] !== line[0] && bare(other) === bare(line)),
    );
  }

  /** The files that have changed. */
  async changedFiles(): Promise<string[]> {
    await git(this.root, 'add', '--all');
    const text = await git(this.root, 'diff', '--cached', '--name-only');
    return text.split('\n').filter(Boolean);
  }

  static async open(): Promise<{ desk: Desk; close: () => Promise<void> }> {
    const place = await mkdtemp(path.join(tmpdir(), 'editor-'));
    const [root, directory] = [path.join(place, 'tree'), path.join(place, 'bundle')];
    for (const folder of ['content', 'public/illustrations']) {
      await cp(folder, path.join(root, folder), { recursive: true });
    }
    await git(root, 'init', '--quiet');
    await git(root, 'add', '--all');
    await git(root, 'commit', '--quiet', '--message', 'Before');
    await git(root, 'tag', 'delivered');
    const server = createEditor(root, directory);
    const origin = `http://localhost:${await listen(server, 0, { host: 'localhost' })}`;
    const { content } = await readContent();
    const pages = content ? pageChoices(content) : [];
    await bundleEditor({ outdir: directory, place: localPlace(origin, origin, pages) });
    await cp('public/logo.svg', path.join(directory, 'logo.svg'));
    const close = async () => {
      server.closeAllConnections();
      server.close();
      await rm(place, { recursive: true, force: true });
    };
    return { desk: new Desk(root, origin, directory), close };
  }
}

export const test = base.extend<{ strangers: string[] }, { desk: Desk }>({
  desk: [
    async ({}, use) => {
      const { desk, close } = await Desk.open();
      await use(desk);
      await close();
    },
    { scope: 'worker' },
  ],
  /** The addresses that were reached at other hosts than the editor's own. */
  strangers: [
    async ({ page, desk }, use) => {
      await desk.reset();
      const strangers: string[] = [];
      const listen = (request: Request) => {
        const address = request.url();
        // What the page's policy refuses has asked nobody.
        if (request.failure()?.errorText === 'csp') return;
        if (/^https?:/.test(address) && !address.startsWith(desk.origin)) strangers.push(address);
      };
      page.on('requestfinished', listen);
      page.on('requestfailed', listen);
      await use(strangers);
      expect(strangers, 'reached at other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens the editor for the first time on this device, as on her own machine: without an account. */
export async function enter(page: Page, desk: Desk): Promise<void> {
  await page.goto(desk.origin + EDITOR_PATH);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Se connecter' }).click();
  await page.getByText('Services et prix').first().waitFor();
}

/** Opens the editor at one of its views, such as `collections/services/entries/1`. */
export const open = (page: Page, desk: Desk, view: string) =>
  page.goto(`${desk.origin}${EDITOR_PATH}#/${view}`);

/** The part of the form that stands for a field; it is drawn once it comes into sight. */
export async function field(page: Page, name: string): Promise<Locator> {
  const found = page.locator(`section[data-key-path="${name}"]`).first();
  const controls = found.locator('input, textarea, button, [contenteditable="true"]');
  const form = page.locator('section[data-key-path]').first();
  await form.waitFor();
  await form.hover();
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

/** Presses «Enregistrer». */
export const save = (page: Page): Promise<void> => saveButton(page).click();

/** Waits until the editor has saved: it goes back to its list by itself. */
export const saved = (page: Page): Promise<void> =>
  page.waitForURL((url) => !/\/(entries\/|new$)/.test(url.hash), { timeout: 20_000 });

/** What the owner meets is drawn in pictograms that are there, and within the screen. */
export async function look(page: Page, where: string): Promise<void> {
  const seen = await page.evaluate(() => ({
    spelled: [...document.querySelectorAll<HTMLElement>('.material-symbols-outlined')].flatMap(
      (icon) =>
        // The package draws one unseen, until its typeface has come.
        icon.checkVisibility({ opacityProperty: true }) &&
        icon.offsetWidth > 1.2 * parseFloat(getComputedStyle(icon).fontSize)
          ? [icon.textContent]
          : [],
    ),
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(seen, where).toEqual({ spelled: [], overflow: 0 });
}
