import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'playwright/test';
import { preProcessFile } from 'typescript';
import { filesIn } from '@/scripts/files';

/** `lib/dates` of a module in it; the top folder where it has no subjects. */
const subjectOf = (path: string) =>
  /^(?:(?:components|lib|scripts)\/[^/]+(?=\/)|[^/]+)/.exec(path)![0];

/** Unlike `knip --cycles`: between folders, types included. */
test('no two subjects import each other, even through others', async () => {
  const imports = new Map<string, Set<string>>();
  for (const top of ['app', 'components', 'editor', 'illustrations', 'lib', 'scripts']) {
    for (const name of await filesIn(top)) {
      if (!/\.tsx?$/.test(name) || /\.(?:test|stories)\./.test(name)) continue;
      const file = `${top}/${name}`;
      const from = subjectOf(file);
      const targets = imports.get(from) ?? new Set();
      imports.set(from, targets);
      for (const { fileName } of preProcessFile(await readFile(file, 'utf8')).importedFiles) {
        if (!/^(?:@\/|\.)/.test(fileName)) continue;
        const path = fileName.startsWith('@/') ? fileName.slice(2) : join(dirname(file), fileName);
        if (subjectOf(path) !== from) targets.add(subjectOf(path));
      }
    }
  }
  const inCircles = [...imports].filter(([subject, targets]) => {
    // A loop over a set visits what it adds: all that the subject reaches.
    for (const target of targets) imports.get(target)?.forEach((next) => targets.add(next));
    return targets.has(subject);
  });
  expect(inCircles.map(([subject]) => subject)).toEqual([]);
});
