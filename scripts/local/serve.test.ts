import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test as base } from 'playwright/test';
import { localKeys } from './emailStandIn';
import { headersOf } from '@/scripts/export/hostHeaders';
import { ask } from './httpTesting';
import { startScript } from '@/scripts/checks/scriptTesting';
import { createSite, listen, readOptions } from './serve';
import type { SiteOptions } from './serve';

/** A small export with the oddities of a real one. */
const FILES: Record<string, string> = {
  'index.html': 'ACCUEIL',
  'index.txt': 'PAYLOAD',
  '404.html': 'INTROUVABLE',
  'about.html': 'A PROPOS',
  'about.txt': 'PAYLOAD A PROPOS',
  'about/__next.$d$id.txt': 'PAYLOAD DOLLAR',
  'ServiceDetails/1.html': 'SERVICE UN',
  'été.html': 'ÉTÉ',
  'sitemap.xml': '<urlset/>',
  'logo.svg': '<svg/>',
  '_next/static/chunks/a1b2.js': 'SCRIPT',
  _headers: 'FOR HOSTS',
  _redirects: 'FOR HOSTS',
  '.env': 'SECRET',
  '.htaccess': 'FOR HOSTS',
  '_next/static/.htaccess': 'FOR HOSTS',
};

const test = base.extend<{
  folder: string;
  settings: Partial<SiteOptions>;
  port: number;
}>({
  settings: [{}, { option: true }],
  folder: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-'));
    for (const [name, text] of Object.entries(FILES)) {
      await mkdir(dirname(join(folder, 'out', name)), { recursive: true });
      await writeFile(join(folder, 'out', name), text);
    }
    await writeFile(join(folder, 'secret.txt'), 'SECRET');
    await provide(folder);
    await rm(folder, { recursive: true });
  },
  port: async ({ folder, settings }, provide) => {
    const server = createSite({ directory: join(folder, 'out'), ...settings });
    await provide(await listen(server, 0));
    await close(server);
  },
});

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Runs a test whose server is meant to fail, without its stack among the results. */
async function silently(run: () => Promise<void>): Promise<void> {
  const { error } = console;
  console.error = () => {};
  await run().finally(() => (console.error = error));
}

const pages = [
  ['/', 'ACCUEIL'],
  ['/?source=affiche', 'ACCUEIL'],
  ['/about', 'A PROPOS'],
  ['/%61bout', 'A PROPOS'],
  ['/ServiceDetails/1', 'SERVICE UN'],
  ['/%C3%A9t%C3%A9', 'ÉTÉ'],
] as const;
for (const [path, text] of pages) {
  test(`page ${path}`, async ({ port }) => {
    const answer = await ask(port, path);
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(text);
    expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });
}

const files = [
  ['/about.txt?_rsc=1', 'PAYLOAD A PROPOS', 'text/plain; charset=utf-8'],
  ['/about/__next.$d$id.txt', 'PAYLOAD DOLLAR', 'text/plain; charset=utf-8'],
  ['/about/__next.%24d%24id.txt', 'PAYLOAD DOLLAR', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', '<urlset/>', 'application/xml; charset=utf-8'],
  ['/logo.svg', '<svg/>', 'image/svg+xml'],
] as const;
for (const [path, text, type] of files) {
  test(`file ${path}`, async ({ port }) => {
    const answer = await ask(port, path);
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(text);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });
}

test('every answer carries the headers of the site', async ({ port }) => {
  for (const path of ['/about', '/nothing', '/about/', '/%', '/_next/static/chunks/a1b2.js']) {
    const { headers } = await ask(port, path);
    for (const [name, value] of Object.entries(headersOf(path))) {
      if (name !== 'Cache-Control') expect(headers[name.toLowerCase()], path).toBe(value);
    }
  }
});

test('files with a digest in their name are kept for ever', async ({ port }) => {
  const answer = await ask(port, '/_next/static/chunks/a1b2.js');
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const missing = await ask(port, '/_next/static/chunks/gone.js');
  expect(missing.status).toBe(404);
  expect(missing.headers['cache-control']).toBe('no-cache');
});

const redirects = [
  ['/about/', '/about'],
  ['/about/?a=1&b=%2F', '/about?a=1&b=%2F'],
  ['/about.html', '/about'],
  ['/about.html?a=1', '/about?a=1'],
  ['/about.html/', '/about'],
  ['/index.html', '/'],
  ['/ServiceDetails/1.html', '/ServiceDetails/1'],
  ['/%C3%A9t%C3%A9/', '/%C3%A9t%C3%A9'],
] as const;
for (const [path, location] of redirects) {
  test(`${path} leads to ${location}`, async ({ port }) => {
    const answer = await ask(port, path);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(location);
    expect((await ask(port, location)).status).toBe(200);
  });
}

const missing = ['/nothing', '/servicedetails/1', '/ServiceDetails', '/nothing.html', '/.env'];
missing.push('/404', '/outbox', `/${'a'.repeat(5000)}`, '/about/nothing.txt');
missing.push('/_headers', '/_redirects', '/%5Fheaders', '/.htaccess', '/_next/static/.htaccess');
missing.push('/a%00b', '/..', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt');
missing.push('/about/../../secret.txt', '/..%5csecret.txt', '/..\\secret.txt', '/about//');
missing.push('//exemple.com/', '//exemple.com', '/%2Fexemple.com/', '/\\exemple.com/');
for (const path of missing) {
  test(`not found: ${path.slice(0, 40)}`, async ({ port }) => {
    const answer = await ask(port, path);
    expect(answer.status).toBe(404);
    expect(answer.text).toBe('INTROUVABLE');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });
}

for (const path of ['/%', '/%E0%A4', '/about%', 'http://exemple.com/about/']) {
  test(`refused: ${path}`, async ({ port }) => {
    const answer = await ask(port, path);
    expect(answer.status).toBe(400);
    expect(answer.headers.location).toBeUndefined();
    expect((await ask(port, '/')).status).toBe(200);
  });
}

test('HEAD says what GET would', async ({ port }) => {
  const get = await ask(port, '/about');
  const head = await ask(port, '/about', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.text).toBe('');
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
  expect(head.headers.etag).toBe(get.headers.etag);
  const none = await ask(port, '/nothing', { method: 'HEAD' });
  expect([none.status, none.text]).toEqual([404, '']);
});

test('a page that has not changed is not sent again', async ({ port }) => {
  const { headers } = await ask(port, '/about');
  const again = await ask(port, '/about', { headers: { 'If-None-Match': headers.etag } });
  expect([again.status, again.text]).toEqual([304, '']);
});

for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
  test(`${method} is refused on pages`, async ({ port }) => {
    const answer = await ask(port, '/about', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
}

test('a broken range or a file gone since the start does not stop the server', async ({
  folder,
  port,
}) => {
  await silently(async () => {
    await ask(port, '/about', { headers: { Range: 'bytes=5-2' } }).catch(() => {});
  });
  await rm(join(folder, 'out', 'logo.svg'));
  expect((await ask(port, '/logo.svg')).status).toBe(404);
  expect((await ask(port, '/about')).text).toBe('A PROPOS');
});

test('an export without its page of errors still answers 404', async ({ folder, port }) => {
  await rm(join(folder, 'out', '404.html'));
  const answer = await ask(port, '/nothing');
  expect(answer.status).toBe(404);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
});

test.describe('under a base path', () => {
  test.use({
    settings: {
      basePath: '/site',
      email: async (req, res) => {
        if (req.url !== '/outbox') return false;
        res.end('BOITE');
        return true;
      },
    },
  });

  test('everything is served there', async ({ port }) => {
    expect((await ask(port, '/site')).text).toBe('ACCUEIL');
    expect((await ask(port, '/site/about')).text).toBe('A PROPOS');
    expect((await ask(port, '/site/about.txt')).text).toBe('PAYLOAD A PROPOS');
    const script = await ask(port, '/site/_next/static/chunks/a1b2.js');
    expect(script.headers['cache-control']).toContain('immutable');
    expect((await ask(port, '/outbox')).text).toBe('BOITE');
  });

  test('the root leads there, and other addresses lead nowhere', async ({ port }) => {
    const root = await ask(port, '/?a=1');
    expect([root.status, root.headers.location]).toEqual([307, '/site?a=1']);
    for (const path of ['/about', '/sites', '/siteabout', '/siteabout/']) {
      expect((await ask(port, path)).status).toBe(404);
    }
  });

  test('redirects stay there', async ({ port }) => {
    const location = async (path: string) => (await ask(port, path)).headers.location;
    expect(await location('/site/')).toBe('/site');
    expect(await location('/site/?a=1')).toBe('/site?a=1');
    expect(await location('/site/about/')).toBe('/site/about');
    expect(await location('/site/about.html')).toBe('/site/about');
    expect(await location('/site/index.html')).toBe('/site');
  });
});

test.describe('when the e-mail handler fails', () => {
  test.use({
    settings: {
      email: async (req) => {
        if (req.url === '/fails') throw new Error('planned by the test');
        return false;
      },
    },
  });

  test('the answer is 500 and the server goes on', async ({ port }) => {
    await silently(async () => {
      expect((await ask(port, '/fails')).status).toBe(500);
    });
    expect((await ask(port, '/about')).status).toBe(200);
  });
});

test('the options come from the command line, then from the environment', () => {
  const env = { PORT: '3001', NEXT_PUBLIC_BASE_PATH: '/site/' };
  expect(readOptions([], {})).toMatchObject({ port: 3000, directory: 'out', outbox: 'outbox' });
  expect(readOptions([], env)).toMatchObject({ port: 3001, basePath: '/site' });
  expect(readOptions(['--port', '3002'], env).port).toBe(3002);
  for (const port of ['', 'abc', '65536', '-1', '3e3']) {
    expect(() => readOptions([`--port=${port}`], {})).toThrow(/n’est pas un nombre/);
  }
  expect(() => readOptions(['--nothing'], {})).toThrow();
});

test.describe('as a script', () => {
  let started: ChildProcess | undefined;
  // A test that fails half-way must not leave its server behind.
  test.afterEach(() => started?.kill('SIGKILL'));

  function serve(folder: string, ...args: string[]) {
    const child = startScript('local/serve.ts', args, folder);
    started = child;
    const output = { text: '' };
    child.stdout.on('data', (chunk) => (output.text += chunk));
    child.stderr.on('data', (chunk) => (output.text += chunk));
    return { child, output, exit: once(child, 'exit') };
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    test(`says where it is, stores a request and ends on ${signal}`, async ({ folder }) => {
      const { child, output, exit } = serve(folder, '--port', '0');
      await expect.poll(() => output.text).toContain('/outbox');
      expect(output.text).toMatch(
        /^Le site est prêt : http:\/\/localhost:(\d+)\nDemandes reçues : http:\/\/localhost:\1\/outbox\n$/,
      );
      const port = Number(/localhost:(\d+)/.exec(output.text)?.[1]);
      const texts = ['from_name', 'from_email', 'reply_to', 'phone', 'date', 'time', 'service'];
      const sent = await ask(port, '/api/v1.0/email/send', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: `http://localhost:${port}` },
        body: JSON.stringify({
          user_id: localKeys.publicKey,
          service_id: localKeys.serviceId,
          template_id: localKeys.templateId,
          template_params: Object.fromEntries([...texts, 'message'].map((name) => [name, 'x'])),
        }),
      });
      expect(sent.text).toBe('OK');
      expect(await readdir(join(folder, 'outbox'))).toHaveLength(1);
      expect(output.text).toMatch(/Demande reçue : x → .*\.txt\n/);
      child.kill(signal);
      expect(await exit).toEqual([0, null]);
    });
  }

  test('the site hangs where an .env file says', async ({ folder }) => {
    await writeFile(join(folder, '.env.production.local'), 'NEXT_PUBLIC_BASE_PATH=/centre\n');
    const { output } = serve(folder, '--port', '0');
    await expect.poll(() => output.text).toMatch(/localhost:\d+\/centre\n/);
    const port = Number(/localhost:(\d+)/.exec(output.text)?.[1]);
    expect((await ask(port, '/centre/about')).text).toBe('A PROPOS');
  });

  test('a busy port is said in one sentence', async ({ folder }) => {
    const other = createServer();
    const port = await listen(other, 0);
    const { output, exit } = serve(folder, '--port', String(port));
    expect(await exit).toEqual([1, null]);
    expect(output.text).toBe(
      `Le port ${port} est déjà pris : choisissez-en un autre, avec « PORT=${port + 1} npm start ».\n`,
    );
    await close(other);
  });

  test('a folder without the site is said in one sentence', async ({ folder }) => {
    const { output, exit } = serve(folder, '--directory', 'nowhere', '--port', '0');
    expect(await exit).toEqual([1, null]);
    expect(output.text).toMatch(/^Le dossier « .* » ne contient pas le site.*\n$/);
  });
});
