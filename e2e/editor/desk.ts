import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test as base, type Locator, type Page } from 'playwright/test';
import { bundleEditor } from '@/scripts/local/edit/bundle';
import { localPlace } from '@/scripts/local/edit/gitea';
import { createEditor, EDITOR_PATH } from '@/scripts/local/edit/server';
import { listen } from '@/scripts/local/serve';

/** The editor over a copy of the content: what a test writes is nobody's. */
export class Desk {
  constructor(
    readonly root: string,
    readonly origin: string,
  ) {}

  /** Lays out the delivered content anew. */
  async reset(): Promise<void> {
    for (const folder of ['content', 'public/illustrations', 'public/photos']) {
      await rm(path.join(this.root, folder), { recursive: true, force: true });
    }
    await cp('content', path.join(this.root, 'content'), { recursive: true });
    await cp('public/illustrations', path.join(this.root, 'public/illustrations'), {
      recursive: true,
    });
    await git(this.root, 'add', '--all');
    await git(this.root, 'commit', '--quiet', '--allow-empty', '--message', 'Start');
  }

  /** A file as it stands on the disk now. */
  read = (file: string): Promise<string> => readFile(path.join(this.root, file), 'utf8');

  /** What has changed, as git says it: only the lines that went and came. */
  async changes(): Promise<string[]> {
    await git(this.root, 'add', '--all');
    const text = await git(this.root, 'diff', '--cached', '--unified=0', '--no-color', '--text');
    return text.split('\n').filter((line) => /^[+-](?![+-]{2} )/.test(line));
  }

  /** The files that have changed. */
  async changedFiles(): Promise<string[]> {
    await git(this.root, 'add', '--all');
    const text = await git(this.root, 'diff', '--cached', '--name-only');
    return text.split('\n').filter(Boolean);
  }
}

async function git(root: string, ...args: string[]): Promise<string> {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost'];
  const { stdout } = await promisify(execFile)('git', [...who, ...args], { cwd: root });
  return stdout;
}

interface Fixtures {
  /** The addresses that were asked of other hosts than the editor's own. */
  strangers: string[];
}

export const test = base.extend<Fixtures, { desk: Desk }>({
  desk: [
    async ({}, use) => {
      const root = await mkdtemp(path.join(tmpdir(), 'editor-'));
      const directory = path.join(root, 'bundle');
      await mkdir(directory);
      await git(root, 'init', '--quiet');
      const server = createEditor({ root, directory });
      const port = await listen(server, 0, { host: 'localhost' });
      const origin = `http://localhost:${port}`;
      await bundleEditor({ outdir: directory, place: localPlace(origin, origin) });
      await cp('public/logo.svg', path.join(directory, 'logo.svg'));
      await use(new Desk(root, origin));
      server.closeAllConnections();
      server.close();
      await rm(root, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  strangers: [
    async ({ page, desk }, use) => {
      await desk.reset();
      const strangers: string[] = [];
      page.on('request', (request) => {
        const address = request.url();
        if (/^https?:/.test(address) && !address.startsWith(desk.origin)) strangers.push(address);
      });
      await use(strangers);
      expect(strangers, 'asked of other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens the editor at one of its views, such as `collections/services/entries/1`. */
export async function open(page: Page, desk: Desk, view: string): Promise<void> {
  await page.goto(`${desk.origin}${EDITOR_PATH}#/${view}`);
}

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

export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Enregistrer', exact: true });

/** Presses «Enregistrer». */
export const save = (page: Page): Promise<void> => saveButton(page).click();
