import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test as base } from 'playwright/test';
import sharp from 'sharp';
import { writeFiles } from '@/scripts/folderTesting';
import { rawRequest } from '@/scripts/local/httpTesting';
import { listen } from '@/scripts/local/serve';
import { PUBLISH_PATH } from '@/editor/stateLine';
import { API_PATH } from './gitea';
import { createEditor } from './server';
import { BACKUP_FOLDER, blobSha, type Change } from './workingTree';

const REPOSITORY = `${API_PATH}/repos/centre/site`;
const FAQ = 'content/faq.yml';
const BEFORE = 'questions: []\n';

const test = base.extend<{ tree: { root: string; port: number } }>({
  tree: async ({}, provide) => {
    const root = base.info().outputPath('tree');
    for (const folder of ['content/articles', 'public/photos'])
      await mkdir(path.join(root, folder), { recursive: true });
    const page = '<p>Éditeur</p>';
    await writeFiles(root, { [FAQ]: BEFORE, '.env.local': 'SECRET=1\n', 'admin.html': page });
    const server = createEditor(root, root);
    const port = await listen(server, 0, { host: 'localhost' });
    await provide({ root, port });
    server.closeAllConnections();
    server.close();
  },
});

const WIDE = { width: 400, height: 300, channels: 3, background: '#86a' } as const;
const PHOTO = (await sharp({ create: WIDE }).webp().toBuffer()).toString('base64');

const base64 = (text: string) => Buffer.from(text).toString('base64');

const saveTo = (port: number, files: Partial<Change>[], headers = {}) =>
  rawRequest(port, `${REPOSITORY}/contents`, {
    method: 'POST',
    headers: { Origin: `http://localhost:${port}`, ...headers },
    body: JSON.stringify({ files }),
  });

test('serves the content only', async ({ tree: { port } }) => {
  expect((await rawRequest(port, '/')).headers.location).toBe('/admin/');
  expect((await rawRequest(port, '/admin/')).text).toContain('Éditeur');
  const { text } = await rawRequest(port, `${REPOSITORY}/git/trees/main`);
  expect(JSON.parse(text).tree.map((item: { path: string }) => item.path)).toEqual([FAQ]);
  for (const file of ['.env.local', '../etc/passwd', 'content/../.env.local', 'package.json']) {
    const address = `${REPOSITORY}/media/main/${encodeURIComponent(file)}`;
    expect((await rawRequest(port, address)).status, file).toBe(404);
  }
});

test('a save writes, renames and deletes files', async ({ tree }) => {
  const { root, port } = tree;
  const content = base64('questions: [1]\n');
  const sha = blobSha(Buffer.from(BEFORE));
  const { status, text } = await saveTo(port, [
    { operation: 'update', path: FAQ, content, sha },
    { operation: 'create', path: 'content/articles/7.md', content: base64('---\n---\n') },
    { operation: 'create', path: 'public/photos/a.webp', content: PHOTO },
  ]);
  expect(status).toBe(200);
  const written = blobSha(Buffer.from('questions: [1]\n'));
  expect(JSON.parse(text).files[0]).toEqual({ path: FAQ, sha: written });
  expect(await readFile(path.join(root, FAQ), 'utf8')).toBe('questions: [1]\n');
  await saveTo(port, [
    { operation: 'delete', path: 'content/articles/7.md' },
    { operation: 'update', path: 'public/photos/b.webp', from_path: 'public/photos/a.webp' },
  ]);
  expect(await readdir(path.join(root, 'content/articles'))).toEqual([]);
  expect(await readdir(path.join(root, 'public/photos'))).toEqual(['b.webp']);
});

test('backs up overwritten and deleted files for a month', async ({ tree }) => {
  const { root, port } = tree;
  const backups = path.join(root, BACKUP_FOLDER);
  await mkdir(path.join(backups, '2020-01-01 08h00m00'), { recursive: true });
  await saveTo(port, [{ operation: 'create', path: 'public/photos/a.webp', content: PHOTO }]);
  await saveTo(port, [
    { operation: 'update', path: FAQ, content: base64('other\n') },
    { operation: 'delete', path: 'public/photos/a.webp' },
  ]);
  const folders = await readdir(backups);
  expect(folders).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\dh\d\dm\d\d Questions fréquentes$/),
  ]);
  expect(await readFile(path.join(backups, folders[0]!, FAQ), 'utf8')).toBe(BEFORE);
  expect(await readdir(path.join(backups, folders[0]!, 'public/photos'))).toEqual(['a.webp']);
});

test('a path outside the content refuses the whole save', async ({ tree: { root, port } }) => {
  for (const stranger of ['package.json', 'content/../lib/x.yml', 'public/photos/../../x.png']) {
    const { status, text } = await saveTo(port, [
      { operation: 'update', path: FAQ, content: base64('other\n') },
      { operation: 'create', path: stranger, content: base64('x') },
    ]);
    expect(status, stranger).toBe(422);
    expect(JSON.parse(text).message).toContain('n’est pas accepté');
  }
  expect(await readFile(path.join(root, FAQ), 'utf8')).toBe(BEFORE);
});

test('refuses to overwrite a file changed meanwhile', async ({ tree }) => {
  const { root, port } = tree;
  const sha = blobSha(Buffer.from('what it was\n'));
  for (const change of [
    { operation: 'update', path: FAQ, content: '', sha },
    { operation: 'create', path: FAQ, content: '' },
    { operation: 'update', path: 'content/home.yml', content: '' },
  ] as const) {
    const { status, text } = await saveTo(port, [change]);
    expect(status).toBe(409);
    expect(JSON.parse(text).message).toContain('a changé entre-temps : rechargez la page.');
  }
  expect(await readFile(path.join(root, FAQ), 'utf8')).toBe(BEFORE);
});

test('the editor reads again after an old text is restored', async ({ tree: { root, port } }) => {
  const commit = async () => (await rawRequest(port, `${REPOSITORY}/branches/main`)).text;
  const before = await commit();
  expect(await commit()).toBe(before);
  await saveTo(port, [{ operation: 'update', path: FAQ, content: base64('other\n') }]);
  await writeFile(path.join(root, FAQ), BEFORE);
  expect(await commit()).not.toBe(before);
});

test('refuses a photograph too small for the site', async ({ tree: { root, port } }) => {
  const photo = await sharp({ create: { ...WIDE, width: 300 } })
    .webp()
    .toBuffer();
  const { status, text } = await saveTo(port, [
    { operation: 'create', path: 'public/photos/a.webp', content: photo.toString('base64') },
  ]);
  expect(status).toBe(422);
  expect(JSON.parse(text).message).toMatch(/300\spixels de large/);
  expect(await readdir(path.join(root, 'public/photos'))).toEqual([]);
});

test('publishes nothing without a host', async ({ tree: { port } }) => {
  const headers = { Origin: `http://localhost:${port}` };
  const { status, text } = await rawRequest(port, PUBLISH_PATH, { method: 'POST', headers });
  expect(status).toBe(404);
  expect(text).toContain('Aucun hébergeur');
});

test('refuses requests from other origins', async ({ tree: { root, port } }) => {
  const change = [{ operation: 'delete', path: FAQ } as const];
  for (const headers of [
    { Origin: 'https://elsewhere.example' },
    { Origin: 'null' },
    { Host: `elsewhere.example:${port}` },
    { Origin: `http://localhost:${port + 1}` },
  ]) {
    expect((await saveTo(port, change, headers)).status, JSON.stringify(headers)).toBe(403);
  }
  expect(
    (await rawRequest(port, '/admin/', { headers: { Host: 'elsewhere.example' } })).status,
  ).toBe(403);
  expect(await readdir(path.join(root, 'content'))).toContain('faq.yml');
});
