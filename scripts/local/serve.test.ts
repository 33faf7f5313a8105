import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test as base } from 'playwright/test';
import { getHeaders } from '@/scripts/export/hostHeaders';
import { writeFiles } from '@/scripts/folderTesting';
import { rawRequest } from './httpTesting';
import { createSite, listen, wantedPort } from './serve';

/** A small export with the oddities of a real one. */
const FILES: Record<string, string> = {
  'index.html': 'ACCUEIL',
  '404.html': 'INTROUVABLE',
  'about.html': 'A PROPOS',
  'about/__next.$d$id.txt': 'PAYLOAD',
  'logo.svg': '<svg/>',
  'version.json': '{}',
  '_next/static/chunks/a1b2.js': 'SCRIPT',
};

const test = base.extend<{ folder: string; serve: (basePath?: string) => Promise<number> }>({
  folder: async ({}, provide) => {
    const folder = base.info().outputPath('site');
    await writeFiles(join(folder, 'out'), FILES);
    await writeFiles(folder, { 'secret.txt': 'SECRET' });
    await provide(folder);
  },
  serve: async ({ folder }, provide) => {
    const server = createServer();
    await provide((basePath) => {
      const site = createSite({ directory: join(folder, 'out'), basePath });
      return listen(
        server.on('request', (...args) => site.emit('request', ...args)),
        0,
      );
    });
    server.close().closeAllConnections();
  },
});

for (const basePath of ['', '/centre']) {
  test(`serves like a static host${basePath && ' in a folder'}`, async ({ serve }) => {
    const port = await serve(basePath);
    const get = (path: string, headers = {}) => rawRequest(port, basePath + path, headers);
    for (const [path, text, type] of [
      [basePath ? '' : '/', 'ACCUEIL', 'text/html;charset=utf-8'],
      ['/about?source=affiche', 'A PROPOS', 'text/html;charset=utf-8'],
      ['/about/__next.$d$id.txt', 'PAYLOAD', 'text/plain; charset=utf-8'],
      ['/about/__next.%24d%24id.txt?_rsc=1', 'PAYLOAD', 'text/plain; charset=utf-8'],
      ['/logo.svg', '<svg/>', 'image/svg+xml'],
      ['/_next/static/chunks/a1b2.js', 'SCRIPT', 'text/javascript'],
    ] as const) {
      const answer = await get(path);
      expect([answer.status, answer.text, answer.headers['content-type']], path).toEqual([
        ...[200, text, type],
      ]);
      for (const [name, value] of Object.entries(getHeaders(path))) {
        expect(answer.headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
      }
    }
    for (const [path, location] of [
      ['/about/?a=1&b=%2F', '/about?a=1&b=%2F'],
      ['/about.html', '/about'],
      ['/Docteurs/?a=1', '/doctors?a=1'],
      ['/faq?a=1', '/services?a=1#faq'],
      ['/index.html', basePath ? '' : '/'],
    ] as const) {
      const { status, headers } = await get(path);
      expect([status, headers.location], path).toEqual([308, basePath + location]);
    }
    const missing = ['/nothing', '/About', '/about.txt', '/nothing/', '/404.html'];
    for (const path of [...missing, '/../secret.txt', '/_next/static/chunks/gone.js']) {
      const { status, text, headers } = await get(path);
      expect([status, text], path).toEqual([404, 'INTROUVABLE']);
      expect(headers['cache-control'], path).toBe('no-cache');
    }
    if (basePath) expect((await rawRequest(port, '/about')).status).toBe(404);
    const { headers } = await get('/about');
    expect((await get('/about', { 'If-None-Match': headers.etag })).status).toBe(304);
  });
}

test('refuses an invalid port in French', () => {
  for (const port of ['abc', '65536', '-1']) {
    expect(() => wantedPort(port)).toThrow(/n’est pas un nombre/);
  }
});

test('reports a busy port in one sentence', async () => {
  const [server, other] = [createServer(), createServer()];
  const port = await listen(other, 0);
  await expect(listen(server, port)).rejects.toThrow(
    `Le port ${port} est déjà pris : choisissez-en un autre, avec « PORT=${port + 1} npm start ».`,
  );
  other.close();
});
