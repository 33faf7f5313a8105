import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'playwright/test';

/** What the guides name is there: whoever follows them never ends before a missing file. */

const read = (path: string) => readFileSync(path, 'utf8');
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
const unique = (names: Iterable<string>) => [...new Set(names)].sort();
const found = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

const guides = [
  'README.md',
  'CONTRIBUTING.md',
  ...filesIn('docs').filter((it) => it.endsWith('.md')),
];
const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;

const FENCE = /^```.*\n([\s\S]*?)^```$/gm;
const withoutCode = (text: string) => text.replace(FENCE, '');

/** Made by a build, or the owner's to add and to take away. */
const MADE_LATER =
  /^(out|outbox|\.launched|node_modules|lib\/content\/generated|public\/photos)(\/|$)|^content\/\w+\/\d+\.md$/;
const FOLDERS = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** A word of code that means a file or folder of the project: `lib/routes.ts`, `components/ui`. */
function isPath(word: string): boolean {
  if (!/^\.?\w[\w.-]*(\/[\w.-]*)+$/.test(word) || MADE_LATER.test(word)) return false;
  return /\.\w+$|\/$/.test(word) || FOLDERS.includes(word.split('/', 1)[0] ?? '');
}

/** The addresses by which the headings of a guide are reached, as GitHub makes them. */
const anchorsOf = (text: string) =>
  found(/^#+ (.*)$/gm, withoutCode(text)).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replace(/\s/g, '-'),
  );

test('the README is short, and opens with the two commands', () => {
  const text = read('README.md');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(130);
  const [first, second] = found(FENCE, text);
  expect([first, second]).toEqual(['npm ci && npm start\n', 'npm ci && npm test\n']);
});

test('the README shows the folders that are there', () => {
  const tree = found(FENCE, read('README.md')).find((block) => /^app\/ /m.test(block)) ?? '';
  let room = '';
  const shown = found(/^( *[\w-]+\/) /gm, tree).map((line) => {
    const folder = line.trim();
    if (line === folder) room = folder;
    return line === folder ? folder : room + folder;
  });
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((folder) => !existsSync(folder))).toEqual([]);
  const tracked = FOLDERS.filter(
    (name) => !/^\.|^(node_modules|out|outbox|test-results)/.test(name),
  );
  expect(tracked.filter((name) => !shown.includes(`${name}/`))).toEqual([]);
});

for (const guide of guides) {
  const text = read(guide);

  test(`${guide}: links lead somewhere`, () => {
    const links = found(/\]\(([^)\s]+)\)/g, withoutCode(text).replace(/`[^`\n]*`/g, ''));
    for (const link of links.filter((it) => !/^[a-z]+:/.test(it))) {
      const [path = '', anchor] = link.split('#');
      const target = path ? join(dirname(guide), path) : guide;
      expect(existsSync(target), `${link}: no such file`).toBe(true);
      if (anchor) expect(anchorsOf(read(target)), `${link}: no such heading`).toContain(anchor);
    }
  });

  test(`${guide}: paths and commands exist`, () => {
    const words = found(/`([^`\n]+)`/g, withoutCode(text)).flatMap((code) => code.split(/\s/));
    const missing = unique(words.filter(isPath)).filter((path) => !existsSync(path));
    expect(missing, 'no such file').toEqual([]);
    const commands = unique(found(/npm run ([\w:-]+)/g, text));
    expect(commands.filter((name) => !manifest.scripts?.[name])).toEqual([]);
  });
}

test('each variable that the code reads is explained, and no other', () => {
  const files = ['app', 'components', 'lib', 'scripts'].flatMap(filesIn);
  const code = [...files, 'next.config.mjs'].filter(
    (file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.test.ts'),
  );
  const variables = unique(
    code.flatMap((file) => found(/process\.env\.((?:NEXT_PUBLIC|EDITOR|UPLOAD)_\w+)/g, read(file))),
  );
  expect(variables.length).toBeGreaterThan(0);
  const rows = found(/^\| `((?:NEXT_PUBLIC|EDITOR|UPLOAD)_\w+)`/gm, read('docs/deploying.md'));
  expect(unique(rows), 'docs/deploying.md').toEqual(variables);
  // Behind a # and without value: a copy of the model changes nothing.
  const model = found(/^# ((?:NEXT_PUBLIC|EDITOR|UPLOAD)_\w+)=$/gm, read('.env.example'));
  expect(unique(model), '.env.example').toEqual(variables);
  expect(read('.env.example')).not.toMatch(/^[^#\n]/m);
});

test('each package has its reason, and each reason its package', () => {
  const installed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const cells = found(/^\| (`.*?) +\|/gm, read('docs/packages.md')).join(' ');
  const named = found(/`([^`]+)`/g, cells);
  const covers = (name: string, it: string) =>
    name.endsWith('*') ? it.startsWith(name.slice(0, -1)) : it === name;
  expect(installed.filter((it) => !named.some((name) => covers(name, it)))).toEqual([]);
  expect(named.filter((name) => !installed.some((it) => covers(name, it)))).toEqual([]);
});
