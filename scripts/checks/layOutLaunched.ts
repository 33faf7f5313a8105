/**
 * Lays out the launched site in a tree of its own, where every command of the project works:
 * `npm run launched` builds and serves it there.
 */
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { run } from '@/scripts/local/localRun';
import { runMain } from '@/scripts/local/serve';
import { readContent } from '@/scripts/prepare/content';
import { ROOT } from '../root';
import { EDITS, FACTS, LAUNCHED, LAUNCHED_ENVIRONMENT } from './launched';

/** What a build makes, and what belongs to this tree alone. */
const LEFT_BEHIND =
  /^(\.git|\.next|\.launched|node_modules|out|out-subpath|outbox|test-results|site\.zip|.*\.tsbuildinfo|\.env.*\.local)$/;

/** What stands in several files, and what comes in its place: phones, the e-mail, people. */
async function replacements(): Promise<[before: string, after: string][]> {
  const { content } = await readContent();
  if (!content) throw new Error('Le contenu a des erreurs : « npm run check:content » les dit.');
  const { site, team, about, testimonials, articles } = content;
  const people = [
    ...team.doctors.map(({ name }) => name),
    about.founder.name,
    ...testimonials.testimonials.map(({ author }) => author),
    ...articles.map(({ author }) => author.name),
  ];
  const bare = (text: string) => text.replace(/^\+|^Dr /, '');
  const inPlaceOf = (before: readonly string[], after: readonly string[]) =>
    [...new Set(before)].map((text, index): [string, string] => [
      bare(text),
      bare(after[index] ?? text),
    ]);
  return [
    ...inPlaceOf(site.phones, FACTS.phones),
    ...inPlaceOf([site.email], [FACTS.email]),
    ...inPlaceOf(people, FACTS.people),
  ];
}

/** What the owner's camera gives: wide, upright, and upright by what the camera writes beside. */
const PHOTOGRAPHS = [
  { width: 1600, height: 1000 },
  { width: 900, height: 1200 },
  { width: 1200, height: 900, orientation: 6 },
];

/** Each drawing that the content names, where it is named. */
const DRAWING = /(?<=\/)illustrations\/([\w-]+)\.svg/g;

/** Puts a photograph in place of each drawing, of each kind in turn. */
async function photographsFor(names: readonly string[]): Promise<void> {
  const folder = path.join(LAUNCHED, 'public/photos');
  await mkdir(folder, { recursive: true });
  const photographs = await Promise.all(
    PHOTOGRAPHS.map(({ orientation, ...size }) =>
      sharp({ create: { ...size, channels: 3, background: '#7a5c46' } })
        .withMetadata({ orientation })
        .jpeg()
        .toBuffer(),
    ),
  );
  for (const [index, name] of names.entries()) {
    const photograph = photographs[index % photographs.length] ?? '';
    await writeFile(path.join(folder, `${name}.jpg`), photograph);
  }
}

/** Lays the launched site out anew; its packages are this project's. */
export async function layOutLaunched(): Promise<void> {
  await rm(LAUNCHED, { recursive: true, force: true });
  await mkdir(LAUNCHED);
  for (const name of await readdir(ROOT)) {
    if (LEFT_BEHIND.test(name)) continue;
    await cp(path.join(ROOT, name), path.join(LAUNCHED, name), { recursive: true });
  }
  await symlink(path.join(ROOT, 'node_modules'), path.join(LAUNCHED, 'node_modules'), 'junction');

  const known = await replacements();
  const drawings = new Set<string>();
  for (const entry of await readdir(path.join(LAUNCHED, 'content'), { recursive: true })) {
    if (!/\.(yml|md)$/.test(entry)) continue;
    const file = path.join(LAUNCHED, 'content', entry);
    let text = await readFile(file, 'utf8');
    for (const [before, after] of known) text = text.replaceAll(before, after);
    for (const [where, what, by] of EDITS) {
      if (where.test(entry.split(path.sep).join('/'))) text = text.replace(what, by as string);
    }
    text = text.replace(DRAWING, (_, name: string) => {
      drawings.add(name);
      return `photos/${name}.jpg`;
    });
    await writeFile(file, text);
  }
  await photographsFor([...drawings].sort());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runMain(async () => {
    await layOutLaunched();
    const options = { cwd: LAUNCHED, env: LAUNCHED_ENVIRONMENT };
    process.exitCode = await run('npm', ['start'], options);
  });
}
