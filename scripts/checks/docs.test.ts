import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'playwright/test';

/** Guides and workflows are up to date. */

const read = (path: string) => readFileSync(path, 'utf8');
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
const found = (pattern: RegExp, text: string) => [
  ...new Set([...text.matchAll(pattern)].map(([, group = '']) => group)),
];

const guides = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs')].filter((item) =>
  /md$/.test(item),
);
const workflows = [...filesIn('.github/workflows'), 'deploy/gitlab-ci.yml', '.ci/run'];
const { scripts, dependencies } = JSON.parse(read('package.json'));
const prose = (text: string) => text.replace(/^```.*\n([\s\S]*?)^```$/gm, '');

/** Created by a build or by the owner. */
const MADE_LATER =
  /^(out|mailbox|content-precedent|\.production|node_modules|lib\/content\/generated|public\/photos)(\/|$)|^content\/\w+\/\d+\.md$/;
const isPath = (word: string) =>
  /^\.?\w[\w.-]*(\/[\w.-]*)+$/.test(word) &&
  !MADE_LATER.test(word) &&
  (/\.\w+$|\/$/.test(word) || existsSync(word.split('/', 1)[0]!));

/** The anchors of a guide's headings, as GitHub makes them. */
const getAnchors = (text: string) =>
  found(/^#+ (.*)$/gm, prose(text)).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replace(/\s/g, '-'),
  );

test('links, paths and commands of guides and workflows exist', () => {
  for (const guide of guides) {
    const text = prose(read(guide));
    for (const link of found(/\]\(([^)\s]+)\)/g, text.replace(/`[^`\n]*`/g, ''))) {
      if (/^[a-z]+:/.test(link)) continue;
      const [path = '', anchor] = link.split('#');
      const target = path ? join(dirname(guide), path) : guide;
      expect.soft(existsSync(target), `${guide}: ${link}`).toBe(true);
      if (anchor) expect.soft(getAnchors(read(target)), `${guide}: ${link}`).toContain(anchor);
    }
    const words = found(/`([^`\n]+)`/g, text).flatMap((code) => code.split(/\s/));
    const missing = words.filter((word) => isPath(word) && !existsSync(word));
    expect.soft(missing, guide).toEqual([]);
  }
  for (const file of [...guides, ...workflows]) {
    const commands = found(/npm run ([\w:-]+)/g, read(file));
    const unknown = commands.filter((name) => !scripts[name]);
    expect.soft(unknown, file).toEqual([]);
  }
});

test('each shipped package has a free licence, published', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  const given = filesIn('public/licenses').map((file) => read(file).trim());
  // Next's other dependencies, and those of prop-types for Browserify, are not shipped.
  const shipped = new Set([...Object.keys(dependencies), '@swc/helpers']);
  for (const name of shipped) {
    const { license, dependencies: own = {} } = packages[`node_modules/${name}`];
    if (!/^next$|^@swc/.test(name)) for (const it of Object.keys(own)) shipped.add(it);
    if (name === 'loose-envify' || name === 'js-tokens') continue;
    expect.soft(['MIT', 'BSD-3-Clause', 'Apache-2.0', 'ISC'], name).toContain(license);
    const folder = `node_modules/${name}`;
    const file = readdirSync(folder).find((item) => /^licen[cs]e(\.(md|txt))?$/i.test(item))!;
    const text = read(join(folder, file)).replaceAll('\r\n', '\n').trim();
    expect.soft(given, `public/licenses lacks ${name}`).toContain(text);
  }
});
