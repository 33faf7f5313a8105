/**
 * `npm run check:content`: reads everything under `content/`, says in French what would break a
 * page or mislead a visitor, and writes what the pages import, one module a kind, into
 * `lib/content/generated/`. What the phone field calls its countries is written as well.
 */
import { watch, type FSWatcher } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { files, folders, type Content } from '@/lib/content/collections';
import { ENGLISH_TERMS } from '@/lib/content/schemas/english';
import { formatProblem } from '@/lib/content/read';
import { readWhole } from '@/lib/content/resolveReferences';
import { languageOf } from '@/lib/routing/routes';
import { en, fr } from '@/lib/text/typography';
import { runMain } from '@/scripts/local/serve';
import { filesIn } from '../files';
import { ROOT } from '../root';
import { countryNames } from './countries';

const GENERATED = 'lib/content/generated';

const COUNTRY_NAMES = 'components/appointment/countryNames.json';

/** What a live build sets, so that its pages promise only what the owner has confirmed. */
export const CONFIRMED_ONLY = 'CONFIRMED_ONLY';

/**
 * Reads and checks the whole content.
 *
 * @param root Folder that holds `content/` and `public/`.
 * @param confirmedOnly Leaves out the commitments that are not confirmed.
 * @returns The text of each file too, by its path from the project's root.
 */
export async function readContent(root: string = ROOT, confirmedOnly = false) {
  const sources = new Map<string, string>();
  const read = async (file: string) => {
    // What can't be read is missing, which is said of it.
    const text = await readFile(path.join(root, file), 'utf8').catch(() => undefined);
    if (text !== undefined) sources.set(file, text);
  };
  for (const { file } of Object.values(files)) await read(file);
  for (const { folder } of Object.values(folders)) {
    for (const name of await readdir(path.join(root, folder))) await read(`${folder}/${name}`);
  }
  const names = await filesIn(path.join(root, 'public'));
  const publicFiles = new Set(names.map((name) => `/${name}`));
  return { sources, ...readWhole({ texts: sources, publicFiles }, confirmedOnly) };
}

/**
 * Writes one module a kind: a page that needs the phones must not bring the articles along. A
 * module that would stay the same is left alone, so that the pages of others are not made anew.
 */
async function writeModules(content: Content): Promise<void> {
  await mkdir(path.join(ROOT, GENERATED), { recursive: true });
  for (const [name, value] of Object.entries(content)) {
    const text =
      `import type { Content } from '../collections';\n\n` +
      `export const ${name}: Content['${name}'] = ${JSON.stringify(value, null, 1)};\n`;
    await writeMade(`${GENERATED}/${name}.ts`, text);
  }
}

/** Writes a file that is made, unless it stands there so already. */
async function writeMade(file: string, text: string): Promise<void> {
  const target = path.join(ROOT, file);
  if ((await readFile(target, 'utf8').catch(() => '')) === text) return;
  // In one stroke: the development server must not read half a file.
  await writeFile(`${target}.new`, text);
  await rename(`${target}.new`, target);
}

/**
 * The typography of its language for every text but Markdown, which gets it where it is set.
 *
 * @param set French, unless what holds the value is English.
 */
export function setTexts(value: unknown, set: (text: string) => string = fr): unknown {
  if (typeof value === 'string') return set(value);
  if (Array.isArray(value)) return value.map((part) => setTexts(part, set));
  if (typeof value !== 'object' || value === null) return value;
  const own = isEnglish(value) ? en : set;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === 'body' ? part : setTexts(part, ENGLISH_FIELDS.has(key) ? en : own),
    ]),
  );
}

/** What stands in English beside the French, and the texts of the English page. */
const ENGLISH_FIELDS = new Set(['en', 'english' satisfies keyof Content]);

/** A page or a legal text in English is known by its address, or by its name. */
const isEnglish = (value: { path?: unknown; id?: unknown }) =>
  languageOf(String(value.path)) === 'en' || value.id === ENGLISH_TERMS;

/**
 * Checks, compiles and reports; says whether all is in order.
 *
 * @param prepare Makes what the pages of this content need, before they have it, and says whether it
 *   could.
 */
export async function makeContent(
  prepare?: (content: Content) => Promise<boolean>,
): Promise<boolean> {
  await writeMade(COUNTRY_NAMES, JSON.stringify(countryNames()));
  const confirmedOnly = process.env[CONFIRMED_ONLY] === '1';
  const { content, problems, remarks } = await readContent(ROOT, confirmedOnly);
  for (const problem of problems) console.error(formatProblem(problem));
  if (!content) {
    console.error(`\nContenu : ${problems.length} point(s) à corriger.`);
    return false;
  }
  for (const remark of remarks) console.warn(formatProblem(remark));
  const set = setTexts(content) as Content;
  const isPrepared = (await prepare?.(set)) ?? true;
  await writeModules(set);
  console.log('Contenu : tout est en ordre.');
  return isPrepared;
}

/** An editor may write a file in several strokes: this long after the last one, in milliseconds. */
const DEBOUNCE_MS = 80;

/** Compiles again, by `make`, whenever a file of the content changes. */
export function watchContent(make: () => Promise<unknown>, root: string = ROOT): FSWatcher[] {
  let timer: NodeJS.Timeout | undefined;
  // One after the other: they write the same files.
  let made: Promise<unknown> = Promise.resolve();
  // Folder by folder: told to look into all of them, Node on Linux looks at each file, and no longer
  // at one that another has been put in the place of, as every careful program saves.
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
