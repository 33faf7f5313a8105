import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base, type Locator, type Page } from 'playwright/test';
import { parse } from 'yaml';
import { bundleEditor } from '@/scripts/local/edit/bundle';
import { localPlace } from '@/scripts/local/edit/gitea';
import { createEditor, EDITOR_PATH } from '@/scripts/local/edit/server';
import { listen } from '@/scripts/local/serve';
import { git } from './gitHost';

/** The editor over a copy of the content: what a test writes is nobody's. */
export class Desk {
  constructor(
    readonly root: string,
    readonly origin: string,
  ) {}

  /** Lays out the delivered content anew. */
  async reset(): Promise<void> {
    await layOut(this.root);
  }

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
    await git(this.root, 'commit', '--quiet', '--all', '--allow-empty', '--message', 'Before');
  }

  /** The ids of a folder's entries. */
  async ids(folder: string): Promise<string[]> {
    const names = await readdir(path.join(this.root, folder));
    return names.map((name) => path.basename(name, '.md'));
  }

  /** What has changed since the start. */
  async changes(): Promise<string[]> {
    await git(this.root, 'add', '--all');
    return changedLines(this.root, '--cached');
  }

  /** The files that have changed. */
  async changedFiles(): Promise<string[]> {
    await git(this.root, 'add', '--all');
    const text = await git(this.root, 'diff', '--cached', '--name-only');
    return text.split('\n').filter(Boolean);
  }
}

/**
 * The lines that went and came, as git says it. Whoever writes by hand may quote what needs no
 * quotes: that the first save takes them away is no change.
 */
export async function changedLines(root: string, since: string): Promise<string[]> {
  const text = await git(root, 'diff', since, '--unified=0', '--no-color', '--text');
  const lines = text.split('\n').filter((line) => /^[+-](?![+-]{2} )/.test(line));
  const bare = (line: string) => line.slice(1).replace(/['"]/g, '');
  return lines.filter(
    (line) => !lines.some((other) => other[0] !== line[0] && bare(other) === bare(line)),
  );
}

/** Lays out the delivered content in a repository, in the place of what was there. */
export async function layOut(root: string): Promise<void> {
  for (const folder of ['content', 'public/illustrations', 'public/photos']) {
    await rm(path.join(root, folder), { recursive: true, force: true });
  }
  for (const folder of ['content', 'public/illustrations']) {
    await cp(folder, path.join(root, folder), { recursive: true });
  }
  await git(root, 'add', '--all');
  await git(root, 'commit', '--quiet', '--allow-empty', '--message', 'Start');
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

/** Opens a field that the form begins with shut. */
export async function unfold(page: Page, name: string): Promise<void> {
  const found = await field(page, name);
  await found.getByRole('button', { name: 'Développer', exact: true }).first().click();
}

/** Adds a sign of danger to an unfolded article's or service's own, by its words. */
export async function chooseSign(page: Page, step: string, words: string): Promise<void> {
  await (await field(page, `warningSigns.${step}`)).getByRole('combobox').click();
  await page.getByRole('option', { name: words, exact: true }).click();
}

/** The one text box of a field. */
export const box = async (page: Page, name: string): Promise<Locator> =>
  (await field(page, name)).locator('input, textarea').first();

export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Enregistrer', exact: true });

/** Presses «Enregistrer». */
export const save = (page: Page): Promise<void> => saveButton(page).click();

const ENGLISH =
  /\b(the|your|save|delete|cancel|close|entry|entries|search|upload|settings|add|edit|sign|token)\b/i;

/** The first English word of what the page shows or says, if there is one, but for the page in English. */
export async function englishOn(page: Page): Promise<string | undefined> {
  // All at once: a form that is still being drawn has other words at each look.
  const texts = await page.evaluate(() => {
    const translated = 'section:is([data-key-path="en"], [data-key-path$=".en"])';
    const shown = Array.from(document.querySelectorAll<HTMLElement>(translated)).reduce(
      (text, part) => text.replace(part.innerText, ''),
      document.body.innerText,
    );
    const named = [...document.querySelectorAll('[aria-label], [placeholder], [title]')];
    const names = ['aria-label', 'placeholder', 'title'];
    return [shown, ...named.flatMap((one) => names.map((name) => one.getAttribute(name) ?? ''))];
  });
  // The names of the pictograms stand in the text as ligatures, hidden from readers.
  const words = texts.join('\n').replace(/^[a-z]+(_[a-z]+)*$/gm, '');
  return ENGLISH.exec(words)?.[0];
}

/** The pictograms whose names are shown in letters. */
export const spelledIcons = (page: Page): Promise<string[]> =>
  page.locator('.material-symbols-outlined').evaluateAll((all) =>
    all.flatMap((icon) => {
      const { offsetWidth, textContent } = icon as HTMLElement;
      return offsetWidth > 1.2 * parseFloat(getComputedStyle(icon).fontSize) ? [textContent] : [];
    }),
  );

/** By how much the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
