import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test as base } from 'playwright/test';
import { headersOf } from '@/scripts/export/hostHeaders';
import { listen } from '@/scripts/local/serve';
import { startScript } from '../scriptTesting';
import { checkHost, formatFindings } from './check';
import { httpFaults } from './checks';
import { explain } from './problems';

/** The check of published sites, at a host that does all right but one thing. */

const HTML = 'text/html; charset=utf-8';
const CHUNK = '/_next/static/chunks/a1';
const page = `<script src="${CHUNK}.js"></script><a href="/about">À propos</a>`;

const FILES: Record<string, [type: string, text: string]> = {
  '/404': [HTML, `<script data-now="">x</script>${page}`],
  '/sitemap.xml': ['application/xml', '<loc>https://www.exemple.com/ServiceDetails/1</loc>'],
  [`${CHUNK}.js`]: ['text/javascript', '//'],
  '/manifest.webmanifest': ['application/manifest+json', '{}'],
  '/sw.js': ['text/javascript', '//'],
  '/index.txt': ['text/plain', 'data'],
};
for (const route of ['/', '/about', '/ServiceDetails/1']) {
  FILES[route] = [HTML, page];
  FILES[`${route}.txt`] = ['text/plain', 'data'];
}
FILES['/ServiceDetails/1/__next.ServiceDetails.$d$id.__PAGE__.txt'] = ['text/plain', 'data'];

interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** What a host does otherwise, at one address. */
type Fault = (answer: Answer, path: string) => void;

const hostWith =
  (fault: Fault = () => {}): RequestListener =>
  ({ url: path = '', headers: asked }, res) => {
    const file = path === '/404' ? undefined : FILES[path];
    const [type, text] = file ?? FILES['/404']!;
    const answer: Answer = {
      status: file ? 200 : 404,
      headers: {
        ...headersOf(file ? path : '/'),
        'Content-Type': type,
        'Content-Encoding': 'gzip',
        ETag: '"1"',
      },
      text,
    };
    if (asked['if-none-match'] === '"1"') Object.assign(answer, { status: 304, text: '' });
    fault(answer, path);
    const isPacked = 'Content-Encoding' in answer.headers;
    res.writeHead(answer.status, answer.headers);
    res.end(isPacked && answer.text ? gzipSync(answer.text) : answer.text);
  };

const test = base.extend<{ serve: (listener: RequestListener) => Promise<string> }>({
  serve: async ({}, provide) => {
    const servers: Server[] = [];
    await provide(async (listener) => {
      const server = createServer(listener);
      servers.push(server);
      return `http://localhost:${await listen(server, 0)}`;
    });
    for (const server of servers) server.close().closeAllConnections();
  },
});

test('a host that does all right has nothing to put right', async ({ serve }) => {
  const findings = await checkHost(await serve(hostWith()));
  expect(formatFindings(findings)).toMatch(/^(?:✓ .*\n){11}\nTout est en ordre\.$/);
  expect(formatFindings(findings)).toContain('✓ La compression : pages en gzip\n');
});

const at =
  (where: string, change: Fault): Fault =>
  (answer, path) => {
    if (path === where) change(answer, path);
  };
const status = (number: number) => (answer: Answer) => void (answer.status = number);
const header = (name: string, value: string) => (answer: Answer) =>
  void (answer.headers[name] = value);
const redirect = (location: string) => (answer: Answer) =>
  Object.assign(answer, { status: 301, headers: { Location: location } });

/** The title under which each fault is said, and what is said. */
const faults: [title: string, said: string, fault: Fault][] = [
  ['Les pages', '/about répond 404', at('/about', status(404))],
  ['Les pages', '/about mène à /about/', at('/about', redirect('/about/'))],
  [
    'Les pages',
    '/about n’est pas une page du site',
    at('/about', (answer) => (answer.text = 'En travaux')),
  ],
  [
    'Les pages',
    '/about s’annonce comme « text/html »',
    at('/about', header('Content-Type', 'text/html')),
  ],
  [
    'Les autres formes d’une adresse',
    '/about/ ne mène pas à une page du site (403)',
    at('/about/', (answer) => Object.assign(answer, { status: 403, text: 'Interdit' })),
  ],
  [
    'La page introuvable',
    '/adresse-qui-n-existe-pas répond 200 au lieu de 404',
    at('/adresse-qui-n-existe-pas', status(200)),
  ],
  [
    'La page introuvable',
    '/adresse-qui-n-existe-pas montre la page d’erreur de l’hébergeur, pas celle du site',
    at('/adresse-qui-n-existe-pas', (answer) => (answer.text = 'Not found')),
  ],
  ['Les dossiers', '/icons/ montre son contenu', at('/icons/', status(200))],
  [
    'Les en-têtes de sécurité',
    '/ : X-Frame-Options manque',
    (answer) => delete answer.headers['X-Frame-Options'],
  ],
  [
    'Les en-têtes de sécurité',
    '/ : X-Frame-Options vaut « DENY, SAMEORIGIN »',
    header('X-Frame-Options', 'DENY, SAMEORIGIN'),
  ],
  [
    'Les fichiers durables',
    `${CHUNK}.js n’est gardé que « max-age=3600 »`,
    at(`${CHUNK}.js`, header('Cache-Control', 'max-age=3600')),
  ],
  [
    'Les pages toujours à jour',
    '/about est gardé sans être redemandé (max-age=3600)',
    at('/about', header('Cache-Control', 'max-age=3600')),
  ],
  [
    'Les pages toujours à jour',
    '/about : « no-store » empêche la copie hors connexion',
    at('/about', header('Cache-Control', 'no-store')),
  ],
  ['Ce qui n’a pas changé n’est pas renvoyé', '/about est renvoyé en entier (200)', status(200)],
  [
    'La compression',
    '/ arrive sans compression (0 Ko)',
    (answer) => delete answer.headers['Content-Encoding'],
  ],
  [
    'Les fichiers et leurs types',
    '/about.txt s’annonce comme « application/octet-stream »',
    at('/about.txt', header('Content-Type', 'application/octet-stream')),
  ],
  [
    'Les fichiers et leurs types',
    '/ServiceDetails/1/__next.ServiceDetails.$d$id.__PAGE__.txt répond 404',
    (answer, path) => path.includes('$') && status(404)(answer),
  ],
  ['Les fichiers et leurs types', '/sw.js répond 404', at('/sw.js', status(404))],
];

for (const [title, said, fault] of faults) {
  test(`found: ${said}`, async ({ serve }) => {
    const findings = await checkHost(await serve(hostWith(fault)));
    const found = findings.find(({ check }) => check.title === title);
    expect(found?.faults, formatFindings(findings)).toContain(said);
    expect(formatFindings(findings)).toMatch(/À corriger chez l’hébergeur : \d+\.$/);
  });
}

test('found: HTTPS left to the visitor', async ({ serve }) => {
  const home = 'https://www.exemple.com/';
  const said = async (fault: Fault) => httpFaults(await serve(hostWith(fault)), home);
  expect(await said(redirect(`${home}about`))).toBeUndefined();
  expect(await said(() => {})).toContain('répond 200');
  expect(await said(redirect('https://ailleurs.exemple/'))).toContain('mène à https://ailleurs');
});

test('a site that can’t be asked at all is said in one French sentence', async ({ serve }) => {
  const problemOf = (address: string, limit = 5000) =>
    checkHost(address, limit).then(
      () => 'none',
      ({ message }: Error) => message,
    );
  for (const address of ['', 'site', 'ftp://www.exemple.com', 'https://a b']) {
    expect(await problemOf(address), address).toMatch(/^« .* » n’est pas une adresse\./);
  }
  expect(await problemOf('http://www.exemple.com/')).toContain('sans HTTPS');
  const right = await serve(hostWith());
  expect(await problemOf(right.replace('http', 'https'))).toContain('ne répond pas en HTTPS');
  expect(await problemOf(await serve(hostWith(redirect('https://b.exemple/'))))).toContain(
    'contrôlez celle-là, avec : npm run check:host -- https://b.exemple/',
  );
  expect(await problemOf(await serve(hostWith(status(500))))).toContain('« .htaccess »');
  expect(await problemOf(await serve((_, res) => res.end('En travaux')))).toContain(
    'répond 200 et ne montre pas ce site',
  );
  expect(await problemOf(await serve(() => {}), 200)).toContain('même après une longue attente');
  expect(await problemOf(await serve((req) => req.socket.destroy()))).toContain('a coupé');

  const say = (code: string) =>
    explain(new TypeError('fetch failed', { cause: { code } }), 'https://www.exemple.com');
  expect(say('ENOTFOUND')).toContain('Le nom www.exemple.com ne se trouve pas');
  expect(say('CERT_HAS_EXPIRED')).toContain('n’est pas valable');
});

test('as a command, it says what is wrong and fails', async ({ serve }) => {
  const run = async (...args: string[]) => {
    const child = startScript('checks/checkHost.ts', args, '.');
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    const [code] = await once(child, 'close');
    return { code, said };
  };
  expect(await run()).toEqual({ code: 1, said: expect.stringMatching(/^Donnez l’adresse .*\n$/) });
  const { code, said } = await run(await serve(hostWith(at('/icons/', status(200)))));
  expect(code).toBe(1);
  expect(said).toMatch(/^✗ Les dossiers\n {4}\/icons\/ montre son contenu\n {2}→ Interdisez/m);
});
