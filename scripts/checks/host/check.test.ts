import { createServer } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test as base } from 'playwright/test';
import { compressExport } from '@/scripts/export/compress';
import { createSite, listen } from '@/scripts/local/serve';
import { checkHost } from './check';
import { formatFindings } from './report';

/** The check of published sites, against a host that does all right but one thing. */

const LONG = 'Une phrase assez longue pour être comprimée. '.repeat(40);
const page = (name: string) =>
  `<html><head><link href="/_next/static/chunks/a1.css"><meta content="/previews/accueil.12.png">` +
  `<script src="/_next/static/chunks/a1.js"></script></head><a href="/about">${name}</a> ${LONG}</html>`;
const addresses = ['/', '/about', '/contact', '/ServiceDetails/1'];

/** An export with one file of each kind. */
const FILES: Record<string, string> = {
  'index.html': page('Accueil'),
  'about.html': page('À propos'),
  'contact.html': page('Contact'),
  'ServiceDetails/1.html': page('Service'),
  '404.html': `<script data-now="">x</script>${page('Introuvable')}`,
  'sitemap.xml': addresses.map((it) => `<loc>https://www.exemple.com${it}</loc>`).join(''),
  'ServiceDetails/1/__next.ServiceDetails.$d$id.__PAGE__.txt': LONG,
  '_next/static/chunks/a1.js': `// ${LONG}`,
  '_next/static/chunks/a1.css': `/* ${LONG} */`,
  'previews/accueil.12.png': 'PNG',
  'manifest.webmanifest': '{}',
  'icons/a.svg': '<svg/>',
  'illustrations/a.svg': '<svg/>',
  'offline-pages.json': '{}',
  'sw.js': `fetch("offline-pages.json") // ${LONG}`,
};
for (const route of addresses) FILES[`${route === '/' ? '/index' : route}.txt`] = LONG;

/** What a host does otherwise than the project's own server. */
interface Fault {
  /** Answers in place of the server, or changes what it is asked; true where it has answered. */
  before?: (req: IncomingMessage, res: ServerResponse) => boolean | void;
  /** Changes the headers of an answer. */
  headers?: (headers: OutgoingHttpHeaders, path: string, status: number) => void;
}

const test = base.extend<{ start: (fault?: Fault) => Promise<string> }>({
  start: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'host-'));
    for (const [name, text] of Object.entries(FILES)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    await compressExport(folder);
    const servers: Server[] = [];
    await provide(async (fault = {}) => {
      const server = faultyServer(createSite({ directory: folder }), fault);
      servers.push(server);
      return `http://localhost:${await listen(server, 0)}`;
    });
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    await rm(folder, { recursive: true });
  },
});

function faultyServer(site: Server, { before, headers: change }: Fault): Server {
  return createServer((req, res) => {
    if (before?.(req, res)) return;
    const path = (req.url ?? '').split('?')[0] ?? '';
    const writeHead = res.writeHead.bind(res) as (
      code: number,
      all: OutgoingHttpHeaders,
    ) => typeof res;
    res.writeHead = ((status: number, more: OutgoingHttpHeaders = {}) => {
      const all: OutgoingHttpHeaders = {};
      for (const [name, value] of Object.entries({ ...res.getHeaders(), ...more })) {
        all[name.toLowerCase()] = value;
        res.removeHeader(name);
      }
      change?.(all, path, status);
      return writeHead(status, all);
    }) as typeof res.writeHead;
    site.emit('request', req, res);
  });
}

const redirect = (res: ServerResponse, location: string) => {
  res.writeHead(301, { location }).end();
  return true;
};

test('a host that does all right has nothing to put right', async ({ start }) => {
  const findings = await checkHost(await start());
  expect(formatFindings(findings)).toMatch(/^(?:✓ .*\n){13}\nTout est en ordre\.$/);
  expect(formatFindings(findings)).toMatch(
    /^✓ La compression : Brotli, \d+,\d Ko pour la page d’accueil$/m,
  );
});

const isPage = (path: string) => !/\.\w+$/.test(path);

const base404 = { 'content-type': 'text/html', 'cache-control': 'no-cache' };

/** What is wrong with the host, the title under which it is said, and what is said. */
const faults: [name: string, title: string, said: RegExp, fault: Fault][] = [
  [
    'pages only by their file’s name',
    'Les pages',
    /^\/about répond 404$/,
    { before: (req) => void (/^\/(about|contact)$/.test(req.url!) && (req.url = '/nulle-part')) },
  ],
  [
    'folders in place of pages',
    'Les pages',
    /^\/about tourne en rond/,
    {
      before: ({ url = '' }, res) => /^\/(about|contact)$/.test(url) && redirect(res, `${url}/`),
    },
  ],
  [
    'pages of another site',
    'Les pages',
    /^\/about n’est pas une page du site$/,
    {
      before: ({ url }, res) => {
        if (url !== '/about') return false;
        res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('En travaux');
        return true;
      },
    },
  ],
  [
    'the type of pages without letters',
    'Les pages',
    /^\/about s’annonce comme « text\/html »$/,
    { headers: (all, path) => void (path === '/about' && (all['content-type'] = 'text/html')) },
  ],
  [
    'small letters alone',
    'Les majuscules des adresses',
    /^\/ServiceDetails\/1 tourne en rond \(\/ServiceDetails\/1 y ramène\)$/,
    {
      before: ({ url = '' }, res) => {
        if (url === '/servicedetails/1') return redirect(res, '/ServiceDetails/1');
        return url === '/ServiceDetails/1' && redirect(res, url.toLowerCase());
      },
    },
  ],
  [
    'an error at another form of an address',
    'Les autres formes d’une adresse',
    /^\/about\/ répond 403$/,
    {
      before: ({ url }, res) => {
        if (url !== '/about/') return false;
        res.writeHead(403).end('Interdit');
        return true;
      },
    },
  ],
  [
    'a redirect to another site',
    'Les autres formes d’une adresse',
    /^\/about\/ mène à un autre site : https:\/\/ailleurs\.exemple\/about$/,
    {
      before: ({ url }, res) =>
        url === '/about/' && redirect(res, 'https://ailleurs.exemple/about'),
    },
  ],
  [
    'the home page for what does not exist',
    'La page introuvable',
    /^\/adresse-qui-n-existe-pas répond 200 au lieu de 404$/,
    { before: (req) => void (req.url!.startsWith('/adresse') && (req.url = '/')) },
  ],
  [
    'an error page of its own',
    'La page introuvable',
    /montre la page d’erreur de l’hébergeur/,
    {
      before: ({ url = '' }, res) => {
        if (!url.startsWith('/adresse')) return false;
        res.writeHead(404, { ...base404 }).end('Not Found');
        return true;
      },
    },
  ],
  [
    'lists of folders',
    'Les dossiers',
    /^\/icons\/ montre son contenu$/,
    {
      before: ({ url }, res) => {
        if (url !== '/icons/') return false;
        res.writeHead(200).end('<title>Index of /icons</title>');
        return true;
      },
    },
  ],
  [
    'no headers',
    'Les en-têtes de sécurité',
    /^\/ : X-Frame-Options manque$/,
    { headers: (all) => void delete all['x-frame-options'] },
  ],
  [
    'a header twice',
    'Les en-têtes de sécurité',
    /^\/ : X-Frame-Options est envoyé deux fois$/,
    { headers: (all) => void Object.assign(all, { 'x-frame-options': ['DENY', 'SAMEORIGIN'] }) },
  ],
  [
    'another header',
    'Les en-têtes de sécurité',
    /^\/ : Referrer-Policy vaut « no-referrer »$/,
    { headers: (all) => void (all['referrer-policy'] = 'no-referrer') },
  ],
  [
    'short caching',
    'Les fichiers durables',
    /^\/_next\/static\/chunks\/a1\.js n’est gardé que « max-age=3600 »$/,
    {
      headers: (all, path, status) =>
        void (/_next/.test(path) && status === 200 && (all['cache-control'] = 'max-age=3600')),
    },
  ],
  [
    'pages kept for an hour',
    'Les pages toujours à jour',
    /^\/about est gardé sans être redemandé \(max-age=3600\)$/,
    { headers: (all, path) => void (isPage(path) && (all['cache-control'] = 'max-age=3600')) },
  ],
  [
    'pages kept as long as a browser likes',
    'Les pages toujours à jour',
    /^\/about est gardé sans être redemandé \(au gré du navigateur\)$/,
    { headers: (all, path) => void (isPage(path) && delete all['cache-control']) },
  ],
  [
    'pages that may not be kept at all',
    'Les pages toujours à jour',
    /^\/about : « no-store » empêche/,
    {
      headers: (all, path) => void (isPage(path) && (all['cache-control'] = 'no-cache, no-store')),
    },
  ],
  [
    'a worker kept for ever',
    'Les pages toujours à jour',
    /^\/sw\.js est gardé sans être redemandé \(max-age=31536000\)$/,
    {
      headers: (all, path) =>
        void (path === '/sw.js' && (all['cache-control'] = 'max-age=31536000')),
    },
  ],
  [
    'what is missing kept for ever',
    'Les pages toujours à jour',
    /^\/_next\/static\/chunks\/disparu\.js est gardé sans être redemandé/,
    {
      headers: (all, path, status) =>
        void (
          /_next/.test(path) &&
          status === 404 &&
          (all['cache-control'] = 'immutable, max-age=99')
        ),
    },
  ],
  [
    'pages sent whole each time',
    'Ce qui n’a pas changé n’est pas renvoyé',
    /^\/about est renvoyé en entier \(200\)$/,
    { before: ({ headers }) => void delete headers['if-none-match'] },
  ],
  [
    'no compression',
    'La compression',
    /^\/ arrive sans compression \(\d+ Ko\)$/,
    { before: ({ headers }) => void delete headers['accept-encoding'] },
  ],
  [
    'a wrong type for payloads',
    'Les types des fichiers',
    /^\/about\.txt s’annonce comme « application\/octet-stream »$/,
    {
      headers: (all, path) =>
        void (/\.txt$/.test(path) && (all['content-type'] = 'application/octet-stream')),
    },
  ],
  [
    'no names with a dollar sign',
    'Les types des fichiers',
    /^\/ServiceDetails\/1\/__next\.ServiceDetails\.\$d\$id\.__PAGE__\.txt répond 404$/,
    { before: (req) => void (req.url!.includes('$') && (req.url = '/nulle-part')) },
  ],
  [
    'a worker without its pages',
    'La copie hors connexion',
    /^\/offline-pages\.json répond 404$/,
    { before: (req) => void (req.url === '/offline-pages.json' && (req.url = '/nulle-part')) },
  ],
];

for (const [name, title, said, fault] of faults) {
  test(`found: ${name}`, async ({ start }) => {
    const findings = await checkHost(await start(fault));
    const found = findings.find((finding) => finding.title === title);
    expect(found?.faults, formatFindings(findings)).toContainEqual(expect.stringMatching(said));
    expect(formatFindings(findings)).toMatch(/à corriger chez l’hébergeur\.$/);
  });
}

test('found: HTTPS left to the visitor', async ({ start }) => {
  const said = async (fault: Fault) => {
    const insecureOrigin = await start(fault);
    const findings = await checkHost(await start(), { insecureOrigin });
    return findings.find(({ title }) => title === 'HTTPS pour tous')?.faults;
  };
  expect(await said({})).toEqual(['L’adresse en http:// répond 200, sans mener à https://']);
  const away = { before: (_: unknown, res: ServerResponse) => redirect(res, 'https://a.exemple/') };
  expect(await said(away)).toEqual([
    'L’adresse en http:// mène à https://a.exemple/, pas au même endroit en https://',
  ]);
  const nobody = { before: ({ socket }: IncomingMessage) => Boolean(socket.destroy()) };
  expect(await said(nobody)).toEqual(['L’adresse en http:// ne répond pas']);
});

test('a host may write an address in a way of its own, and lead there', async ({ start }) => {
  const before: Fault['before'] = ({ url = '' }, res) =>
    url.includes('$') && redirect(res, url.replaceAll('$', '%24'));
  const findings = await checkHost(await start({ before }));
  expect(findings.flatMap(({ faults }) => faults)).toEqual([]);
});

test('where the map of the site is missing, the pages are those that the home page leads to', async ({
  start,
}) => {
  const origin = await start({
    before: (req) => {
      if (req.url === '/sitemap.xml' || req.url === '/about') req.url = '/nulle-part';
    },
  });
  const [pages] = await checkHost(origin);
  expect(pages?.faults).toEqual(['/about répond 404']);
});
