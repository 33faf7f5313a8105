import { headersOf } from '@/scripts/export/hostHeaders';
import { OFFLINE_PAGES_FILE, WORKER_FILE } from '@/lib/navigation/offline';
import { NOWHERE } from './addressChecks';
import { faultsAt, payloadOf, someOf } from './asking';
import type { HostCheck } from './check';
import { request, type Answer } from './site';

/** How the site's files must travel: headers, caching, sizes, types. */

const NO_HEADERS =
  'Sous Apache, demandez mod_headers à l’hébergeur. Chez Netlify et Cloudflare Pages, « _headers » doit être dans le dossier publié. GitHub Pages ne le permet pas : préférez un autre hébergeur.';

const A_YEAR = 31_536_000;

/** For how many seconds an answer may be kept without asking. */
const ageOf = (cache: string): number => Number(/\bmax-age=(\d+)/.exec(cache)?.[1] ?? NaN);

const headers: HostCheck = {
  title: 'Les en-têtes de sécurité',
  remedy: NO_HEADERS,
  faultsOf: (site) =>
    faultsAt(site, ['/', payloadOf('/'), NOWHERE, ...site.lastingFiles], (path, answer) =>
      Object.entries(headersOf(path)).flatMap(([name, value]) => {
        const sent = answer.headers.get(name);
        // The next two look at how long things are kept. A header sent twice reads as one of both.
        if (name === 'Cache-Control' || sent === value) return [];
        return [`${path} : ${name} ${sent === null ? 'manque' : `vaut « ${sent} »`}`];
      }),
    ),
};

const lasting: HostCheck = {
  title: 'Les fichiers durables',
  remedy: `Ces fichiers changent de nom quand ils changent : le visiteur doit pouvoir les garder un an sans payer leur transport deux fois. ${NO_HEADERS}`,
  faultsOf: (site) =>
    faultsAt(site, site.lastingFiles, (path, { status, headers: sent }) => {
      if (status !== 200) return [`${path} répond ${status}`];
      const cache = sent.get('cache-control') ?? 'sans consigne';
      return ageOf(cache) >= A_YEAR ? [] : [`${path} n’est gardé que « ${cache} »`];
    }),
};

const fresh: HostCheck = {
  title: 'Les pages toujours à jour',
  remedy:
    'Les pages, et ce qui n’existe pas, doivent être redemandés à chaque visite (« Cache-Control: no-cache »). Coupez le cache que l’hébergeur ou Cloudflare ajoute, et dans cPanel « LiteSpeed Cache ».',
  faultsOf: (site) => {
    const gone = '/_next/static/chunks/disparu.js';
    const paths = ['/', ...someOf(site.pages), payloadOf('/'), `/${WORKER_FILE}`, gone];
    return faultsAt(site, paths, (path, { headers: sent }) => {
      const cache = sent.get('cache-control') ?? 'au gré du navigateur';
      if (/\bno-store\b/.test(cache)) {
        return path === gone ? [] : [`${path} : « no-store » empêche la copie hors connexion`];
      }
      return /\bno-cache\b/.test(cache) || ageOf(cache) === 0
        ? []
        : [`${path} est gardé sans être redemandé (${cache})`];
    });
  },
};

const unchanged: HostCheck = {
  title: 'Ce qui n’a pas changé n’est pas renvoyé',
  remedy:
    'L’hébergeur doit envoyer « ETag » ou « Last-Modified », et répondre 304 quand le navigateur les lui rend.',
  faultsOf: (site) =>
    faultsAt(site, someOf(site.pages), async (path, { headers: sent }) => {
      const again = await site.ask(path, {
        'If-None-Match': sent.get('etag') ?? '',
        'If-Modified-Since': sent.get('last-modified') ?? '',
      });
      return again.status === 304 ? [] : [`${path} est renvoyé en entier (${again.status})`];
    }),
};

const compression: HostCheck = {
  title: 'La compression',
  remedy:
    'Les visiteurs paient chaque octet. Dans cPanel : « Optimize Website », puis « Compress All Content ». Sous nginx : « npm run compress » avant de copier le site.',
  faultsOf: (site) => {
    const texts = site.lastingFiles.filter((file) => /\.(?:js|css|svg)$/.test(file));
    return faultsAt(site, ['/', payloadOf('/'), ...texts], (path, { headers: sent, text }) =>
      sent.has('content-encoding')
        ? []
        : [`${path} arrive sans compression (${Math.round(text.length / 1024)} Ko)`],
    );
  },
};

const TYPES: Record<string, RegExp> = {
  txt: /^text\/plain\b/,
  js: /^(?:text|application)\/javascript\b/,
  css: /^text\/css\b/,
  svg: /^image\/svg\+xml\b/,
  json: /^application\/json\b/,
  woff2: /^(?:font\/woff2|application\/font-woff2)\b/,
  webmanifest: /^application\/manifest\+json\b/,
};

const files: HostCheck = {
  title: 'Les fichiers et leurs types',
  remedy:
    'Sans eux, ou sous un mauvais type, la navigation, l’installation ou la copie hors connexion s’arrête. Publiez de nouveau tout le contenu de « out » ; sous Apache, vérifiez que « .htaccess » est publié ; ailleurs, corrigez la liste des types de l’hébergeur.',
  faultsOf: async (site) => {
    const worker = await site.ask(`/${WORKER_FILE}`);
    const paths = [
      ...someOf(site.pages).flatMap((page) => [payloadOf(page), ...partsOf(page)]),
      '/manifest.webmanifest',
      `/${WORKER_FILE}`,
      // A build may take the offline copy away: its worker asks for nothing.
      ...(worker.text.includes(OFFLINE_PAGES_FILE) ? [`/${OFFLINE_PAGES_FILE}`] : []),
      ...site.lastingFiles,
    ];
    const look = (path: string, { status, headers: sent }: Answer) => {
      if (status !== 200) return [`${path} répond ${status}`];
      const type = sent.get('content-type') ?? 'rien';
      const wanted = TYPES[path.split('.').at(-1) ?? ''];
      return !wanted || wanted.test(type) ? [] : [`${path} s’annonce comme « ${type} »`];
    };
    // A host may write an address in a way of its own, and lead there.
    return faultsAt(site, paths, look, site.follow);
  },
};

/** Parts of a page's payload: their names have a sign that some hosts can't stand. */
function partsOf(page: string): string[] {
  const [, folder] = /^\/(\w+)\/\d+$/.exec(page) ?? [];
  return folder ? [`${page}/__next.${folder}.$d$id.__PAGE__.txt`] : [];
}

const secure: HostCheck = {
  title: 'HTTPS pour tous',
  remedy:
    'Forcez HTTPS chez l’hébergeur : dans cPanel, « Domains », puis « Force HTTPS Redirect » ; chez Netlify et Cloudflare, c’est le réglage de départ.',
  faultsOf: async ({ origin, basePath }) => {
    const { protocol, port, hostname } = new URL(origin);
    if (protocol !== 'https:' || port !== '') return [];
    return httpFaults(`http://${hostname}${basePath}/about`, `${origin}/`);
  },
};

/**
 * Asks an address without HTTPS: older browsers do so first, when the name alone is typed.
 *
 * @param home What it has to lead to.
 */
export async function httpFaults(address: string, home: string): Promise<string[]> {
  const answer = await request(address).catch(() => undefined);
  if (!answer) return ['L’adresse en http:// ne répond pas'];
  const location = answer.headers.get('location');
  if (location?.startsWith(home)) return [];
  return [
    `L’adresse en http:// ${location ? `mène à ${location}` : `répond ${answer.status}`}, pas au même endroit en https://`,
  ];
}

export const transferChecks: readonly HostCheck[] = [
  ...[headers, lasting, fresh, unchanged, compression, files, secure],
];
