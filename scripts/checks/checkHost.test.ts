import { createServer, type RequestListener, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test as base } from 'playwright/test';
import { getHeaders } from '@/scripts/export/hostHeaders';
import { listen } from '@/scripts/local/serve';
import { checkHost } from './checkHost';

/** The check of published sites, on a host with one fault at a time. */

const CHUNK = '/_next/static/chunks/a1.js';
const PAGE = `<script src="${CHUNK}"></script>`;
const HTML = 'text/html; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
const SITEMAP = ['/', '/about', '/ServiceDetails/1'].map(
  (item) => `<loc>https://a.cm${item}</loc>`,
);

const FILES: Record<string, [type: string, text: string]> = {
  '/': [HTML, PAGE],
  '/about': [HTML, PAGE],
  '/ServiceDetails/1': [HTML, PAGE],
  '/sitemap.xml': ['application/xml', SITEMAP.join('')],
  [CHUNK]: ['text/javascript', '//'],
  '/manifest.webmanifest': ['application/manifest+json', '{}'],
  '/sw.js': ['text/javascript', '//'],
  '/index.txt': [TEXT, 'data'],
  '/about.txt': [TEXT, 'data'],
  '/ServiceDetails/1.txt': [TEXT, 'data'],
  '/ServiceDetails/1/__next.ServiceDetails.$d$id.__PAGE__.txt': [TEXT, 'data'],
};

interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** Changes the answer at one address. */
type Fault = (answer: Answer) => unknown;

const hostWith =
  (where?: string, fault?: Fault): RequestListener =>
  ({ url: path = '', headers: requestHeaders }, res) => {
    const [type, text] = FILES[path] ?? [HTML, PAGE];
    const own = { 'Content-Type': type, 'Content-Encoding': 'gzip', ETag: '"1"' };
    const headers = { ...getHeaders(path in FILES ? path : '/'), ...own };
    const answer: Answer = { status: path in FILES ? 200 : 404, headers, text };
    if (requestHeaders['if-none-match'] === '"1"') Object.assign(answer, { status: 304, text: '' });
    if (path === where) fault?.(answer);
    res.writeHead(answer.status, answer.headers);
    res.end('Content-Encoding' in answer.headers ? gzipSync(answer.text) : answer.text);
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

const status = (number: number) => (item: Answer) => (item.status = number);
const header = (name: string, value: string) => (item: Answer) => (item.headers[name] = value);

test('finds every fault of a host, none in good ones', async ({ serve }) => {
  const faults: [path: string, message: string, fault: Fault][] = [
    ['/about', 'répond 404', status(404)],
    [
      '/about',
      'mène à',
      (item) => Object.assign(item, { status: 301, headers: { Location: '/' } }),
    ],
    ['/about', 'n’est pas une page', (item) => (item.text = 'En travaux')],
    ['/about', 'est renvoyé en entier', status(200)],
    ['/about/', 'ne mène pas à une page', (item) => (item.text = 'Interdit')],
    ['/adresse-qui-n-existe-pas', 'au lieu de 404', status(200)],
    ['/adresse-qui-n-existe-pas', 'page d’erreur de l’hébergeur', (item) => (item.text = 'No')],
    ['/icons/', 'montre son contenu', status(200)],
    ['/about', 'X-Frame-Options vaut « SAMEORIGIN »', header('X-Frame-Options', 'SAMEORIGIN')],
    [CHUNK, 'Cache-Control vaut « max-age=3600 »', header('Cache-Control', 'max-age=3600')],
    ['/about', 'Cache-Control vaut « no-store »', header('Cache-Control', 'no-store')],
    ['/index.txt', 'sans compression', (item) => delete item.headers['Content-Encoding']],
    ['/about.txt', 's’annonce comme « text/html »', header('Content-Type', 'text/html')],
    ['/ServiceDetails/1/__next.ServiceDetails.$d$id.__PAGE__.txt', 'répond 404', status(404)],
  ];
  expect((await checkHost(await serve(hostWith()))).report).toContain('Tout est en ordre.');
  for (const [path, message, fault] of faults) {
    const { report, isRight } = await checkHost(await serve(hostWith(path, fault)));
    const line = report
      .split('\n')
      .find((part) => part.startsWith(`    ${path} : `) && part.includes(message));
    expect.soft(line, `${path} ${message}\n${report}`).toBeDefined();
    expect.soft(isRight).toBe(false);
  }
});

test('explains a foreign address in French', async ({ serve }) => {
  const problem = (address: string) =>
    checkHost(address).then(String, (result: Error) => result.message);
  for (const address of ['', 'site', 'ftp://a.cm', 'http://a.cm', 'https://a b']) {
    expect(await problem(address)).toContain('Donnez l’adresse');
  }
  const right = await serve(hostWith());
  expect(await problem(right.replace('http:', 'https:'))).toContain('en HTTPS');
  expect(await problem(await serve((_, res) => res.end('En travaux')))).toContain(
    'montre pas ce site',
  );
  expect(await problem(await serve((req) => req.socket.destroy()))).toContain('ne répond pas');
});
