import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { parse } from 'yaml';
import { TOOLS } from './install/tools';
import { FOLDERS } from '@/scripts/local/edit/workingTree';

/** What is done at each push, here and where it is copied to. */

interface Workflow {
  on: Record<string, { 'paths-ignore'?: string[]; types?: string[] } | null>;
  jobs: Record<string, { steps: Step[]; env?: Record<string, string> }>;
}

interface Step {
  name?: string;
  run?: string;
  uses?: string;
  if?: string;
  env?: Record<string, string>;
}

const textOf = (file: string) => readFileSync(file, 'utf8');
const tests = parse(textOf('.github/workflows/ci.yml')) as Workflow;
const publication = parse(textOf('.github/workflows/publish.yml')) as Workflow;
const steps = publication.jobs.site?.steps ?? [];
const stepThat = (words: string) => steps.find(({ run }) => run?.includes(words));
const place = (step: Step | undefined) => (step ? steps.indexOf(step) : -1);

test('what the editor saves is published without an hour of tests', () => {
  const content = FOLDERS.map((folder) => `${folder}/**`);
  expect(tests.on.push?.['paths-ignore']).toEqual(content);
  expect(tests.on.pull_request?.['paths-ignore']).toEqual(content);
  // It is looked at there instead, whether or not it is published.
  expect(publication.on).toMatchObject({ push: null, pull_request: null });
  expect(stepThat('npm run ')?.if).toBeUndefined();
});

test('a build that fails stops the publication before it reaches the host', () => {
  expect(place(stepThat('build:live'))).toBeGreaterThan(place(stepThat('npm ci')));
  expect(place(stepThat('npm run upload'))).toBeGreaterThan(place(stepThat('build:live')));
  for (const { if: condition = '' } of steps) expect(condition).not.toMatch(/always|failure/);
});

test('each setting of the site reaches the build, and each one of the host the upload', () => {
  const documented = [
    ...textOf('docs/deploying.md').matchAll(/^\| `((?:NEXT_PUBLIC|EDITOR)_\w+)`/gm),
  ];
  const { env = {} } = stepThat('build:live') ?? {};
  expect(Object.keys(env).sort()).toEqual(documented.map(([, name]) => name).sort());
  for (const [name, value] of Object.entries(env)) expect(value).toBe(`\${{ vars.${name} }}`);

  const uploading = stepThat('npm run upload')?.env ?? {};
  const read = textOf('scripts/publish/upload.ts').matchAll(/process\.env\.(UPLOAD_\w+)/g);
  const names = Object.keys(uploading).filter((name) => name.startsWith('UPLOAD_'));
  expect(names.sort()).toEqual([...read].map(([, name]) => name).sort());
  // What opens a door is kept as such.
  for (const name of ['UPLOAD_KEY', 'UPLOAD_PASSWORD']) {
    expect(uploading[name]).toBe(`\${{ secrets.${name} }}`);
  }
});

test('the tests’ own workflow installs the programs that the tests drive', () => {
  const runs = tests.jobs.tests?.steps.map(({ run = '' }) => run).join('\n') ?? '';
  // The runner has them.
  const there = ['firefox-esr', 'openssl', 'libnginx-mod-http-brotli-static'];
  const wanted = TOOLS.flatMap(({ debian }) => debian ?? []);
  for (const name of wanted.filter((it) => !there.includes(it))) {
    expect(runs.split(/\s+/), name).toContain(name);
  }
});

test('commands of workflows exist', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  for (const file of ['.github/workflows/publish.yml', 'deploy/gitlab-ci.yml']) {
    for (const [, name = ''] of textOf(file).matchAll(/npm run ([\w:]+)/g)) {
      expect(Object.keys(scripts), file).toContain(name);
    }
  }
});
