import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { expect, test as base } from 'playwright/test';
import { listen } from '@/scripts/local/serve';
import { startScript } from '../scriptTesting';
import { SilentHost } from './ask';
import { checkHost } from './check';
import { explain } from './problems';

/** Sites that can't be asked at all: each is said in one French sentence. */

const test = base.extend<{ serve: (listener: RequestListener) => Promise<number> }>({
  serve: async ({}, provide) => {
    const servers: Server[] = [];
    await provide(async (listener) => {
      const server = createServer(listener);
      servers.push(server);
      return listen(server, 0);
    });
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  },
});

const problemOf = (address: string, limit = 5000): Promise<string> =>
  checkHost(address, { limit }).then(
    () => 'no problem',
    ({ name, message }: Error) => `${name === 'Error' ? '' : name}${message}`,
  );

test('what is no address', async () => {
  for (const address of ['', 'site', 'ftp://www.exemple.com', 'https://', 'https://a b']) {
    expect(await problemOf(address), address).toMatch(/^« .* » n’est pas une adresse\./);
  }
});

test('an address without HTTPS', async () => {
  expect(await problemOf('http://www.exemple.com/centre/')).toBe(
    '« http://www.exemple.com/centre/ » est une adresse sans HTTPS. Un site en ligne a besoin de HTTPS : activez-le chez votre hébergeur, puis lancez : npm run check:host -- https://www.exemple.com/centre',
  );
});

test('a host that does not speak HTTPS', async ({ serve }) => {
  const port = await serve((_, res) => res.end('Bonjour'));
  expect(await problemOf(`https://localhost:${port}`)).toMatch(
    /^localhost ne répond pas en HTTPS\. Activez-le/,
  );
});

test('nobody there', async ({ serve }) => {
  const port = await serve((_, res) => res.end());
  // Free again: the number was given by the system, which gives the same one late.
  const gone = createServer();
  const free = await listen(gone, 0);
  await new Promise((resolve) => gone.close(resolve));
  expect(free).not.toBe(port);
  expect(await problemOf(`http://localhost:${free}`)).toMatch(/^Rien ne répond à .* npm start$/);
});

test('a host that never answers, or never ends', async ({ serve }) => {
  const silent = await serve(() => undefined);
  const endless = await serve((_, res) => void res.write('<html>'));
  for (const port of [silent, endless]) {
    expect(await problemOf(`http://localhost:${port}`, 200)).toMatch(
      /^localhost ne répond pas, même après une longue attente\./,
    );
  }
});

test('a host that breaks off', async ({ serve }) => {
  const port = await serve((req) => void req.socket.destroy());
  expect(await problemOf(`http://localhost:${port}`)).toMatch(/^localhost a coupé la réponse \(/);
});

test('an address that leads elsewhere', async ({ serve }) => {
  const port = await serve((_, res) =>
    res.writeHead(301, { location: 'https://www.exemple.com/' }).end(),
  );
  expect(await problemOf(`http://localhost:${port}`)).toBe(
    'L’adresse mène à https://www.exemple.com/ : contrôlez celle-là, avec : npm run check:host -- https://www.exemple.com/',
  );
});

test('another site, an empty one, and a host that fails', async ({ serve }) => {
  const other = await serve((_, res) => res.end('Page en construction'));
  expect(await problemOf(`http://localhost:${other}`)).toMatch(
    /répond 200 et ne montre pas ce site/,
  );
  const empty = await serve((_, res) => res.writeHead(403).end());
  expect(await problemOf(`http://localhost:${empty}`)).toMatch(
    /répond 403 et ne montre pas ce site/,
  );
  const failing = await serve((_, res) => res.writeHead(500).end());
  expect(await problemOf(`http://localhost:${failing}`)).toMatch(/erreur \(500\).*« \.htaccess »/);
});

test('what the network answers is said in French', () => {
  const say = (code: string, isOnline = true) =>
    explain(Object.assign(new Error(code), { code }), 'https://www.exemple.com', isOnline);
  expect(say('EAI_AGAIN', false)).toMatch(/^Cette machine n’a pas de réseau/);
  expect(say('ENOTFOUND')).toMatch(/^Le nom www\.exemple\.com ne se trouve pas/);
  expect(say('ECONNREFUSED')).toMatch(/ne répond pas en HTTPS/);
  expect(say('ETIMEDOUT')).toMatch(/hors d’atteinte/);
  expect(say('Z_DATA_ERROR')).toMatch(/compressée qui ne se lit pas/);
  for (const code of [
    'CERT_HAS_EXPIRED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'ERR_TLS_CERT_ALTNAME_INVALID',
  ]) {
    expect(say(code)).toMatch(/^Le certificat HTTPS de www\.exemple\.com n’est pas valable/);
  }
  expect(explain(new SilentHost(), 'https://a.exemple', true)).toMatch(/ne répond pas, même/);
});

test('as a command, it says one sentence and fails', async ({ serve }) => {
  const port = await serve((_, res) => res.end('Page en construction'));
  const run = async (...args: string[]) => {
    const child = startScript('checks/checkHost.ts', args, '.');
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    const [code] = await once(child, 'close');
    return { code, said };
  };
  expect(await run()).toEqual({ code: 1, said: expect.stringMatching(/^Donnez l’adresse .*\n$/) });
  const { code, said } = await run(`http://localhost:${port}`);
  expect([code, said.trim().split('\n').length]).toEqual([1, 3]);
  expect(said).toContain('ne montre pas ce site');
});
