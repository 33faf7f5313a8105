import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from 'playwright/test';
import { ask } from '@/scripts/local/httpTesting';
import { listen } from '@/scripts/local/serve';
import { API_PATH } from './gitea';
import { createEditor } from './server';
import { gitName, type Change } from './workingTree';

const REPOSITORY = `${API_PATH}/repos/centre/site`;
const FAQ = 'content/faq.yml';

interface Tree {
  root: string;
  port: number;
  saves: string[];
}

const test = base.extend<{ tree: Tree }>({
  tree: async ({}, provide) => {
    const root = await mkdtemp(path.join(tmpdir(), 'tree-'));
    await mkdir(path.join(root, 'content/articles'), { recursive: true });
    await mkdir(path.join(root, 'bundle'));
    await writeFile(path.join(root, FAQ), 'questions: []\n');
    await writeFile(path.join(root, '.env.local'), 'SECRET=1\n');
    await writeFile(path.join(root, 'bundle/admin.html'), '<p>Éditeur</p>');
    const saves: string[] = [];
    const server: Server = createEditor({
      root,
      directory: path.join(root, 'bundle'),
      onSaved: () => saves.push('saved'),
    });
    const port = await listen(server, 0, { host: 'localhost' });
    await provide({ root, port, saves });
    server.closeAllConnections();
    server.close();
    await rm(root, { recursive: true });
  },
});

const base64 = (text: string) => Buffer.from(text).toString('base64');

const saveTo = (port: number, files: Partial<Change>[], headers = {}) =>
  ask(port, `${REPOSITORY}/contents`, {
    method: 'POST',
    headers: { Origin: `http://localhost:${port}`, ...headers },
    body: JSON.stringify({ files }),
  });

test('the page stands at its address, whichever way it is written', async ({ tree: { port } }) => {
  expect((await ask(port, '/admin/')).text).toContain('Éditeur');
  for (const address of ['/', '/admin']) {
    expect(await ask(port, address)).toMatchObject({
      status: 307,
      headers: { location: '/admin/' },
    });
  }
});

test('the editor sees the content and nothing beside it', async ({ tree: { port } }) => {
  const { text } = await ask(port, `${REPOSITORY}/git/trees/main`);
  expect(JSON.parse(text).tree.map((it: { path: string }) => it.path)).toEqual([FAQ]);
  for (const file of ['.env.local', '../etc/passwd', 'content/../.env.local', 'package.json']) {
    const address = `${REPOSITORY}/media/main/${encodeURIComponent(file)}`;
    expect((await ask(port, address)).status, file).toBe(404);
  }
});

test('a save writes the file, and says so', async ({ tree: { root, port, saves } }) => {
  const { status, text } = await saveTo(port, [
    {
      operation: 'update',
      path: FAQ,
      content: base64('questions: [1]\n'),
      sha: gitName(Buffer.from('questions: []\n')),
    },
    { operation: 'create', path: 'content/articles/7.md', content: base64('---\n---\n') },
    { operation: 'create', path: 'public/photos/a.webp', content: base64('image') },
  ]);
  expect(status).toBe(200);
  expect(JSON.parse(text).files[0]).toEqual({
    path: FAQ,
    sha: gitName(Buffer.from('questions: [1]\n')),
  });
  expect(await readFile(path.join(root, FAQ), 'utf8')).toBe('questions: [1]\n');
  expect(await readdir(path.join(root, 'content/articles'))).toEqual(['7.md']);
  expect(await readdir(path.join(root, 'public/photos'))).toEqual(['a.webp']);
  expect(saves).toEqual(['saved']);
});

test('a deletion takes the file away', async ({ tree: { root, port } }) => {
  expect((await saveTo(port, [{ operation: 'delete', path: FAQ }])).status).toBe(200);
  expect(await readdir(path.join(root, 'content'))).toEqual(['articles']);
});

test('one path beside the content refuses the whole save', async ({ tree }) => {
  const { root, port, saves } = tree;
  const strangers = [
    'package.json',
    '.env.local',
    'content/../lib/x.yml',
    'content/.hidden.yml',
    'public/photos/../../x.png',
    'public/photos/x.html',
    'public/sw.js',
  ];
  for (const stranger of strangers) {
    const { status, text } = await saveTo(port, [
      { operation: 'update', path: FAQ, content: base64('other\n') },
      { operation: 'create', path: stranger, content: base64('x') },
    ]);
    expect(status, stranger).toBe(422);
    expect(JSON.parse(text).message).toContain('n’est pas accepté');
  }
  expect(await readFile(path.join(root, FAQ), 'utf8')).toBe('questions: []\n');
  expect(saves).toEqual([]);
});

test('a file that has changed since it was read is not overwritten', async ({ tree }) => {
  const { root, port } = tree;
  const sha = gitName(Buffer.from('what it was\n'));
  const stale = await saveTo(port, [{ operation: 'update', path: FAQ, content: '', sha }]);
  expect(stale.status).toBe(409);
  expect(JSON.parse(stale.text).message).toBe(
    '« content/faq.yml » a changé entre-temps : rechargez la page.',
  );
  expect((await saveTo(port, [{ operation: 'create', path: FAQ, content: '' }])).status).toBe(409);
  const gone = [{ operation: 'update', path: 'content/home.yml', content: '' } as const];
  expect((await saveTo(port, gone)).status).toBe(409);
  expect(await readFile(path.join(root, FAQ), 'utf8')).toBe('questions: []\n');
});

test('a full disk is said, with what to do', async ({ tree: { root, port } }) => {
  test.skip(process.platform !== 'linux', 'only there is a disk that is always full');
  await symlink('/dev/full', path.join(root, `${FAQ}.new`));
  const { status, text } = await saveTo(port, [
    { operation: 'update', path: FAQ, content: base64('questions: [1]\n') },
  ]);
  expect(status).toBe(500);
  expect(JSON.parse(text).message).toMatch(/^Le disque de cet ordinateur est plein\./);
  expect(await readFile(path.join(root, FAQ), 'utf8')).toBe('questions: []\n');
});

test('pages of other sites are shown the door', async ({ tree: { root, port } }) => {
  const change = [{ operation: 'delete', path: FAQ } as const];
  for (const headers of [
    { Origin: 'https://elsewhere.example' },
    { Origin: 'null' },
    { Host: `elsewhere.example:${port}` },
    { Origin: `http://localhost:${port + 1}` },
  ]) {
    expect((await saveTo(port, change, headers)).status, JSON.stringify(headers)).toBe(403);
  }
  expect((await ask(port, '/admin/', { headers: { Host: 'elsewhere.example' } })).status).toBe(403);
  expect(await readdir(path.join(root, 'content'))).toContain('faq.yml');
});

test('what is no question gets a plain answer', async ({ tree: { port } }) => {
  expect((await ask(port, `${API_PATH}/users`)).status).toBe(404);
  expect((await ask(port, '/admin/', { method: 'PUT' })).status).toBe(405);
  const broken = { method: 'POST', headers: { Origin: `http://localhost:${port}` }, body: '{' };
  expect((await ask(port, `${REPOSITORY}/contents`, broken)).status).toBe(400);
});
