/**
 * The production content fixture: `e2e/production/content` merged over the delivered content, in a
 * tree of its own, since tests import the content that their build compiled. Values that are
 * hard-coded instead of read from the content fail there.
 */
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';

export const FIXTURE_TREE = path.resolve('.production');

/** With CONFIRMED_ONLY, a live build. */
export const PRODUCTION_ENVIRONMENT = {
  NEXT_PUBLIC_SITE_URL: 'https://www.soins-nkomo.cm',
  CONFIRMED_ONLY: '1',
};

/** For the launch check only: the build uses the keys of the e-mail mock. */
export const PRODUCTION_KEYS = {
  ...PRODUCTION_ENVIRONMENT,
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'cle',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'modele',
  NEXT_PUBLIC_EMAILJS_ORIGIN: '',
};

const FIXTURE = 'e2e/production/content';

/** Build output, and untracked local files. */
const NOT_COPIED =
  /^(\.git|\.next|\.production|node_modules|out|out-\w+|mailbox|content-precedent|test-results|site\.zip|.*\.tsbuildinfo|\.env.*\.local)$/;

/** Camera formats: landscape, portrait, and portrait by EXIF orientation. */
const PHOTOGRAPHS = [
  { width: 1600, height: 1000 },
  { width: 900, height: 1200 },
  { width: 1200, height: 900, orientation: 6 },
];

/** Creates the tree. It shares the node_modules of the project. */
export async function createFixtureTree(): Promise<void> {
  await rm(FIXTURE_TREE, { recursive: true, force: true });
  await mkdir(FIXTURE_TREE);
  for (const name of await readdir('.')) {
    if (NOT_COPIED.test(name)) continue;
    const filter = (source: string) => path.basename(source) !== 'node_modules';
    await cp(name, path.join(FIXTURE_TREE, name), { recursive: true, filter });
  }
  await symlink(path.resolve('node_modules'), path.join(FIXTURE_TREE, 'node_modules'), 'junction');

  const drawings = new Set<string>();
  for (const entry of await readdir(path.join(FIXTURE_TREE, 'content'), { recursive: true })) {
    if (!/\.(yml|md)$/.test(entry)) continue;
    const file = path.join(FIXTURE_TREE, 'content', entry);
    const changes = await readFile(path.join(FIXTURE, entry), 'utf8').catch(() => '');
    const text = mergeText(await readFile(file, 'utf8'), changes);
    const withPhotographs = text.replace(
      /illustrations\/(?!tete-)([\w-]+)\.svg/g,
      (_, name: string) => {
        drawings.add(name);
        return `photos/${name}.jpg`;
      },
    );
    await writeFile(file, withPhotographs);
  }
  await writePhotographs([...drawings].sort());
}

/** Merges YAML; the body of a Markdown file is appended. */
function mergeText(text: string, changes: string): string {
  if (!changes) return text;
  const [, front, body = ''] = /^---\n(.*?)^---\n(.*)/ms.exec(text) ?? [];
  const [, newFront, newBody = ''] = /^---\n(.*?)^---\n(.*)/ms.exec(changes) ?? [];
  const merged = stringify(merge(parse(front ?? text), parse(newFront ?? changes)));
  return front === undefined ? merged : `---\n${merged}---\n${body}${newBody}`;
}

/** Objects are merged by key, lists by index; an empty list replaces the former. */
function merge(value: unknown, change: unknown): unknown {
  const isGroup = (item: unknown) => typeof item === 'object' && item !== null;
  if (!isGroup(value) || !isGroup(change) || (Array.isArray(change) && !change.length)) {
    return change;
  }
  const merged = Object.entries(change).map(([key, part]) => [
    key,
    merge((value as Record<string, unknown>)[key], part),
  ]);
  const result = { ...value, ...Object.fromEntries(merged) };
  return Array.isArray(value) ? Object.values(result) : result;
}

/** Replaces each drawing by a photograph, in the formats in turn. */
async function writePhotographs(names: readonly string[]): Promise<void> {
  const folder = path.join(FIXTURE_TREE, 'public/photos');
  await mkdir(folder, { recursive: true });
  for (const [index, name] of names.entries()) {
    const { orientation, ...size } = PHOTOGRAPHS[index % PHOTOGRAPHS.length]!;
    await sharp({ create: { ...size, channels: 3, background: '#7a5c46' } })
      .withMetadata({ orientation })
      .jpeg()
      .toFile(path.join(folder, `${name}.jpg`));
  }
}
