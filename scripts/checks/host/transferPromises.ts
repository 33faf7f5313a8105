import { headersOf } from '@/scripts/export/hostHeaders';
import { OFFLINE_PAGES_FILE, WORKER_FILE } from '@/lib/offline';
import type { Answer } from './ask';
import type { HostPromise } from './check';
import type { PublishedSite } from './site';

/** How the site's files must travel: headers, times, sizes, types. */

const WORKER = `/${WORKER_FILE}`;
const NO_HEADERS =
  'Sous Apache, demandez mod_headers à l’hébergeur. Chez Netlify et Cloudflare Pages, « _headers » doit être dans le dossier publié. GitHub Pages ne le permet pas : préférez un autre hébergeur.';

const headers: HostPromise = {
  title: 'Les en-têtes de sécurité',
  remedy: NO_HEADERS,
  faultsOf: (site) =>
    faultsAt(
      site,
      ['/', payloadOf('/'), '/adresse-qui-n-existe-pas', ...site.lastingFiles],
      (path, answer) =>
        Object.entries(headersOf(path))
          .filter(([name]) => name !== 'Cache-Control')
          .flatMap(([name, value]) => {
            const sent = answer.headers[name.toLowerCase()];
            if (sent === undefined) return [`${path} : ${name} manque`];
            if (answer.count(name) > 1) return [`${path} : ${name} est envoyé deux fois`];
            return sent === value ? [] : [`${path} : ${name} vaut « ${String(sent)} »`];
          }),
    ),
};

const A_YEAR = 31_536_000;

const lasting: HostPromise = {
  title: 'Les fichiers durables',
  remedy: `Ces fichiers changent de nom quand ils changent : le visiteur doit pouvoir les garder un an sans payer leur transport deux fois. ${NO_HEADERS}`,
  faultsOf: (site) =>
    faultsAt(
      site,
      site.lastingFiles,
      (path, { status, headers: { 'cache-control': cache = '' } }) => {
        if (status !== 200) return [`${path} répond ${status}`];
        return ageOf(cache) >= A_YEAR
          ? []
          : [`${path} n’est gardé que « ${cache || 'sans consigne'} »`];
      },
    ),
};

const fresh: HostPromise = {
  title: 'Les pages toujours à jour',
  remedy:
    'Les pages, et ce qui n’existe pas, doivent être redemandés à chaque visite (« Cache-Control: no-cache »). Coupez le cache que l’hébergeur ou Cloudflare ajoute, et dans cPanel « LiteSpeed Cache ».',
  faultsOf: (site) => {
    const gone = scriptOf(site).replace(/[^/]+$/, 'disparu.js');
    return faultsAt(
      site,
      ['/', ...someOf(site.pages), payloadOf('/'), WORKER, gone],
      (path, answer) => {
        const { 'cache-control': cache = '', expires } = answer.headers;
        if (path === gone && answer.status === 200) return [`${path} répond 200 au lieu de 404`];
        if (/\bno-store\b/.test(cache))
          return [`${path} : « no-store » empêche la copie hors connexion`];
        if (/\bno-cache\b/.test(cache) || ageOf(cache) === 0) return [];
        const time = cache || (expires ? `jusqu’au ${expires}` : 'au gré du navigateur');
        return [`${path} est gardé sans être redemandé (${time})`];
      },
    );
  },
};

const unchanged: HostPromise = {
  title: 'Ce qui n’a pas changé n’est pas renvoyé',
  remedy:
    'L’hébergeur doit envoyer « ETag » ou « Last-Modified », et répondre 304 quand le navigateur les lui rend.',
  faultsOf: (site) =>
    faultsAt(
      site,
      someOf(site.pages),
      async (path, { headers: { etag, 'last-modified': date } }) => {
        if (!etag && !date) return [`${path} arrive sans « ETag » ni « Last-Modified »`];
        // As a browser gives both back.
        const conditions = {
          ...(etag && { 'If-None-Match': etag }),
          ...(date && { 'If-Modified-Since': date }),
        };
        const again = await site.ask(path, { headers: { ...AS_BROWSER, ...conditions } });
        return again.status === 304 ? [] : [`${path} est renvoyé en entier (${again.status})`];
      },
    ),
};

const compression: HostPromise = {
  title: 'La compression',
  remedy:
    'Les visiteurs paient chaque octet. Dans cPanel : « Optimize Website », puis « Compress All Content ». Sous nginx : « npm run compress » avant de copier le site.',
  faultsOf: (site) =>
    faultsAt(site, ['/', payloadOf('/'), ...texts(site)], (path, { headers: sent, size }) => {
      if (sent['content-encoding']) {
        const told = `${String(sent.vary)}`.toLowerCase();
        return told.includes('accept-encoding') || told === '*'
          ? []
          : [`${path} : « Vary: Accept-Encoding » manque, un cache peut mêler les deux formes`];
      }
      return [`${path} arrive sans compression (${Math.round(size / 1024)} Ko)`];
    }),
};

const TYPES: Record<string, RegExp> = {
  txt: /^text\/plain\b/,
  js: /^(?:text|application)\/javascript\b/,
  css: /^text\/css\b/,
  svg: /^image\/svg\+xml\b/,
  woff2: /^(?:font\/woff2|application\/font-woff2)\b/,
  webmanifest: /^application\/manifest\+json\b/,
};

const types: HostPromise = {
  title: 'Les types des fichiers',
  remedy:
    'Un mauvais type arrête la navigation ou l’installation du site. Sous Apache, vérifiez que « .htaccess » est publié ; ailleurs, corrigez la liste des types de l’hébergeur.',
  faultsOf: (site) => {
    const paths = [...someOf(site.pages).map(payloadOf), ...partsOf(site), '/manifest.webmanifest'];
    return faultsAt(site, [...paths, WORKER, ...site.lastingFiles], (path, answer) => {
      const wanted = TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ''];
      const type = answer.headers['content-type'] ?? 'rien';
      if (answer.status !== 200) return [`${path} répond ${answer.status}`];
      return !wanted || wanted.test(type) ? [] : [`${path} s’annonce comme « ${type} »`];
    });
  },
};

const offline: HostPromise = {
  title: 'La copie hors connexion',
  remedy: `« ${WORKER_FILE} » et « ${OFFLINE_PAGES_FILE} » doivent être publiés à côté des pages, tels que la construction les écrit : publiez de nouveau tout le contenu de « out ».`,
  faultsOf: async (site) => {
    const worker = await site.ask(WORKER);
    if (worker.status !== 200) return [`${WORKER} répond ${worker.status}`];
    // A build may take the copy away: its worker asks for nothing.
    if (!worker.text.includes(OFFLINE_PAGES_FILE)) return [];
    const pack = await site.ask(`/${OFFLINE_PAGES_FILE}`);
    if (pack.status !== 200) return [`/${OFFLINE_PAGES_FILE} répond ${pack.status}`];
    return isJson(pack.text) ? [] : [`/${OFFLINE_PAGES_FILE} ne se lit pas`];
  },
};

const secure: HostPromise = {
  title: 'HTTPS pour tous',
  remedy:
    'Forcez HTTPS chez l’hébergeur : dans cPanel, « Domains », puis « Force HTTPS Redirect » ; chez Netlify et Cloudflare, c’est le réglage de départ.',
  faultsOf: async ({ askWithoutHttps, origin }) => {
    if (!askWithoutHttps) return [];
    const answer = await askWithoutHttps('/about').catch(() => undefined);
    // Older browsers ask there first, when the name alone is typed.
    if (!answer) return ['L’adresse en http:// ne répond pas'];
    const { location = '' } = answer.headers;
    if (location.startsWith(`${origin}/`)) return [];
    return location
      ? [`L’adresse en http:// mène à ${location}, pas au même endroit en https://`]
      : [`L’adresse en http:// répond ${answer.status}, sans mener à https://`];
  },
};

export const transferPromises: readonly HostPromise[] = [
  headers,
  lasting,
  fresh,
  unchanged,
  compression,
  types,
  offline,
  secure,
];

/** What a browser of today says that it can unpack. */
const AS_BROWSER = { 'Accept-Encoding': 'gzip, br' };

/** The home page's own address, its folder's end, is asked for without ado. */
async function faultsAt(
  site: PublishedSite,
  paths: readonly string[],
  faultsOf: (path: string, answer: Answer) => string[] | Promise<string[]>,
): Promise<string[]> {
  const faults = await Promise.all(
    paths.map(async (path) => faultsOf(path, await site.ask(path, { headers: AS_BROWSER }))),
  );
  return faults.flat();
}

/** For how many seconds an answer may be kept without asking. */
const ageOf = (cache: string): number => Number(/\bmax-age=(\d+)/.exec(cache)?.[1] ?? NaN);

/** One page of each kind is enough where a host treats all alike. */
const someOf = (pages: readonly string[]): string[] => [
  ...new Map(
    pages.filter((page) => page !== '/').map((page) => [page.split('/')[1], page]),
  ).values(),
];

/** The file by which React opens a page without a new load. */
const payloadOf = (page: string): string => `${page === '/' ? '/index' : page}.txt`;

/** Parts of such files: their names have a sign that some hosts can't stand. */
const partsOf = (site: PublishedSite): string[] =>
  someOf(site.pages)
    .map((page) => /^\/(\w+)\/\d+$/.exec(page))
    .filter((match) => match !== null)
    .map(([page, folder]) => `${page}/__next.${folder}.$d$id.__PAGE__.txt`);

const scriptOf = ({ lastingFiles }: PublishedSite): string =>
  lastingFiles.find((file) => file.endsWith('.js')) ?? '/_next/static/chunks/absent.js';

const texts = ({ lastingFiles }: PublishedSite) =>
  lastingFiles.filter((file) => /\.(?:js|css|svg)$/.test(file));

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
