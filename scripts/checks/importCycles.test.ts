import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'playwright/test';
import { preProcessFile } from 'typescript';
import { filesIn } from '@/scripts/files';

const FOLDERS = ['app', 'components', 'e2e', 'editor', 'illustrations', 'lib', 'scripts'];

/** The modules that each module imports, as paths without extension; types included. */
async function readImports(): Promise<[module: string, imported: string[]][]> {
  const files = (
    await Promise.all(
      FOLDERS.map(async (top) => (await filesIn(top)).map((name) => `${top}/${name}`)),
    )
  ).flat();
  return Promise.all(
    files
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\./.test(file))
      .map(async (file): Promise<[string, string[]]> => {
        const { importedFiles } = preProcessFile(await readFile(file, 'utf8'));
        const own = importedFiles.filter(({ fileName }) => /^(?:@\/|\.)/.test(fileName));
        const imported = own.map(({ fileName }) =>
          fileName.startsWith('@/') ? fileName.slice(2) : join(dirname(file), fileName),
        );
        return [file.replace(/\.tsx?$/, ''), imported];
      }),
  );
}

/** What imports itself through others, modules grouped by a name. */
function circles(imports: [string, string[]][], nameOf: (path: string) => string): string[] {
  const reached = new Map<string, Set<string>>();
  for (const [module, imported] of imports) {
    const from = nameOf(module);
    const targets = reached.get(from) ?? new Set();
    reached.set(from, targets);
    for (const target of imported.map(nameOf)) if (target !== from) targets.add(target);
  }
  return [...reached].flatMap(([name, targets]) => {
    // A loop over a set visits what it adds: all that the module reaches.
    for (const target of targets) reached.get(target)?.forEach((next) => targets.add(next));
    return targets.has(name) ? name : [];
  });
}

/** `lib/dates` of a module in it; the top folder where it has no subjects. */
const subjectOf = (path: string) =>
  /^(?:(?:components|lib|scripts)\/[^/]+(?=\/)|[^/]+)/.exec(path)![0];

/** Unlike `knip --cycles`: between folders, types and tests included. */
test('no two modules or subjects import each other, even through others', async () => {
  const imports = await readImports();
  const shipped = imports.filter(([module]) => !module.startsWith('e2e/'));
  expect(circles(imports, String)).toEqual([]);
  expect(circles(shipped, subjectOf)).toEqual([]);
});
