/**
 * `npm run check:content`: checks everything under `content/`, reports problems in French, and
 * writes a module for each collection to `lib/content/generated/`. It also writes the country names
 * of the phone field.
 */
import { watch, type FSWatcher } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { files, folders, type Content } from '@/lib/content/collections';
import { childSchema, isProse, unwrapped } from '@/lib/content/schemaWalk';
import { ENGLISH_TERMS } from '@/lib/content/schemas/english';
import { formatProblem } from '@/lib/contentLoader/entries/readEntry';
import { loadContent } from '@/lib/contentLoader/loadContent';
import { getLanguage } from '@/lib/routing/routes';
import { en, fr } from '@/lib/text/typography';
import { runMain } from '@/scripts/run';
import { filesIn } from '@/scripts/files';
import { checkPictures } from './pictureFaults';

const GENERATED = 'lib/content/generated';

/** Environment variable of a live build: unconfirmed commitments are left out. */
export const CONFIRMED_ONLY = 'CONFIRMED_ONLY';

/**
 * Loads the content from files.
 *
 * @param root Folder that holds `content/` and `public/`.
 * @param confirmedOnly Leaves out commitments that are not confirmed.
 * @returns Also the text of each file, by its path from the project's root.
 */
export async function readContent(root = '.', confirmedOnly = false) {
  const sources = new Map<string, string>();
  for (const name of await filesIn(path.join(root, 'content'))) {
    // Hidden files are the system's.
    if (/(^|\/)\./.test(name)) continue;
    const bytes = await readFile(path.join(root, 'content', name));
    sources.set(`content/${name}`, new TextDecoder().decode(bytes));
  }
  const names = await filesIn(path.join(root, 'public'));
  const publicFiles = new Set(names.map((name) => `/${name}`));
  const { content, problems } = loadContent({ texts: sources, publicFiles }, confirmedOnly);
  const faults = content ? await checkPictures(path.join(root, 'public'), names, content) : [];
  problems.push(...faults.map((fault) => ({ line: 0, field: '', ...fault })));
  return { sources, problems, content: problems.length > 0 ? undefined : content };
}

/**
 * Writes one module for each collection, so that a page bundles only what it imports. Unchanged
 * modules are not written, so that the development server rebuilds only the pages concerned.
 */
async function writeModules(content: Content): Promise<void> {
  await mkdir(GENERATED, { recursive: true });
  for (const [name, value] of Object.entries(content)) {
    const text =
      `import type { Content } from '../collections';\n\n` +
      `export const ${name}: Content['${name}'] = ${JSON.stringify(value, null, 1)};\n`;
    await writeGenerated(`${GENERATED}/${name}.ts`, text);
  }
  // A collection of an earlier version would fail the type check.
  for (const file of await readdir(GENERATED)) {
    const { name, ext } = path.parse(file);
    if (ext === '.ts' && !(name in content)) await rm(path.join(GENERATED, file));
  }
}

/** Writes a generated file if it has changed. */
async function writeGenerated(file: string, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return;
  // Renaming is atomic: the development server never reads half a file.
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/**
 * Applies typography to every text that is read. Addresses, codes and choices stay as written, and
 * Markdown gets its typography when rendered.
 */
export const typesetContent = (content: Content): Content => setTexts(CONTENT, content) as Content;

const CONTENT = z.object(
  Object.fromEntries([
    ...Object.entries(files).map(([name, { schema }]) => [name, schema]),
    ...Object.entries(folders).map(([name, { schema }]) => [name, z.array(schema)]),
  ]),
);

/**
 * Typesets the texts of a value.
 *
 * @param set The typography of its language.
 */
export function setTexts(schema: z.ZodType, value: unknown, set = fr): unknown {
  if (typeof value === 'string') return isProse(schema) ? set(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const setPart = (key: string | number, part: unknown) => {
    const child = childSchema(unwrapped(schema), key);
    return child ? setTexts(child, part, isEnglish(key, part) ? en : set) : part;
  };
  if (Array.isArray(value)) return value.map((part, index) => setPart(index, part));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, setPart(key, part)]));
}

/** English stands in `en` beside its French, in `english`, on pages in `/en` and in the English terms. */
function isEnglish(key: string | number, part: unknown): boolean {
  const { path, id } = Object(part) as { path?: unknown; id?: unknown };
  return (
    ['en', 'english'].includes(String(key)) ||
    getLanguage(String(path)) === 'en' ||
    id === ENGLISH_TERMS
  );
}

/**
 * Checks the content, reports problems and writes the modules.
 *
 * @param prepare Makes the files that pages of the content need, before the modules are written.
 * @returns Whether the content is valid.
 */
export async function makeContent(prepare?: (content: Content) => Promise<void>): Promise<boolean> {
  const confirmedOnly = process.env[CONFIRMED_ONLY] === '1';
  const { content, problems } = await readContent('.', confirmedOnly);
  for (const problem of problems) console.error(formatProblem(problem));
  if (!content) {
    console.error(`\nContenu : ${problems.length} point(s) à corriger.`);
    return false;
  }
  const set = typesetContent(content);
  await prepare?.(set);
  await writeModules(set);
  console.log('Contenu : tout est en ordre.');
  return true;
}

/** Text editors may write a file in several steps. */
const DEBOUNCE_MS = 80;

/** Calls `make` whenever a file of the content changes. */
export function watchContent(make: () => Promise<unknown>, root = '.'): FSWatcher[] {
  let timer: NodeJS.Timeout | undefined;
  // In sequence: each writes the same files.
  let made: Promise<unknown> = Promise.resolve();
  // Not `recursive`: on Linux, Node then watches each file, and loses those that editors save by
  // renaming another file over them.
  return ['content', ...Object.values(folders).map(({ folder }) => folder)].map((folder) =>
    watch(path.join(root, folder), (_, name) => {
      if (!name || !/\.(yml|md)$/.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        made = made.then(make).catch(console.error);
      }, DEBOUNCE_MS);
    }),
  );
}

if (process.argv[1] === import.meta.filename) {
  await runMain(async () => {
    if (!(await makeContent())) process.exitCode = 1;
  });
}
