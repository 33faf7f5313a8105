import { NOW } from '@/lib/lateStart/pageScripts';
import { WORKER_FILE } from '@/lib/serviceWorker/offlinePages';
import { headersOf } from '@/scripts/export/hostHeaders';
import type { Answer, PublishedSite } from './site';

/** One thing that every host owes to the site. */
export interface HostCheck {
  /** What it is about, in French. */
  title: string;
  /** What to do where it is not kept, in French. */
  remedy: string;
  /** What is asked for. */
  paths: (site: PublishedSite) => readonly string[] | Promise<readonly string[]>;
  /** Whether redirects are followed, as a browser does. */
  follow?: true;
  /** What the host does of it, where that may differ and be right: a few French words. */
  said?: (site: PublishedSite) => Promise<string>;
  /** French sentences about what is wrong with the answer to one of the paths. */
  faultsOf: (path: string, answer: Answer, site: PublishedSite) => Faults | Promise<Faults>;
}

type Faults = string | string[] | undefined;

const HTACCESS =
  'Sous Apache ou LiteSpeed (cPanel), le fichier « .htaccess » du site manque ou n’est pas lu : publiez avec « npm run package », qui le met dans l’archive, et demandez mod_rewrite à l’hébergeur.';

const NO_HEADERS =
  'Sous Apache, demandez mod_headers à l’hébergeur. Chez Netlify et Cloudflare Pages, « _headers » doit être dans le dossier publié. GitHub Pages ne le permet pas : préférez un autre hébergeur.';

/** Nobody asks for it, so no host has a page for it. */
const NOWHERE = '/adresse-qui-n-existe-pas';
const GONE_SCRIPT = '/_next/static/chunks/disparu.js';

const A_YEAR = 31_536_000;

const TYPES: Record<string, RegExp> = {
  txt: /^text\/plain\b/,
  js: /^(?:text|application)\/javascript\b/,
  css: /^text\/css\b/,
  svg: /^image\/svg\+xml\b/,
  json: /^application\/json\b/,
  woff2: /^(?:font\/woff2|application\/font-woff2)\b/,
  webmanifest: /^application\/manifest\+json\b/,
};

/** What the check asks for, as a browser of today does; Brotli's answers are the smaller ones. */
const ENCODINGS: Record<string, string> = { br: 'Brotli', gzip: 'gzip' };

/** The site's own page of errors: it starts its scripts at once, as no other page does. */
const isErrorPage = ({ text }: Answer) => text.includes(`<script ${NOW}`);

const isPage = ({ status, text }: Answer) => status === 200 && text.includes('/_next/static/');

const typeOf = ({ headers }: Answer) => headers.get('content-type') ?? 'rien';

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

/** Parts of a page's payload: their names have a sign that some hosts can't stand. */
function partsOf(page: string): string[] {
  const [, folder] = /^\/(\w+)\/\d+$/.exec(page) ?? [];
  return folder ? [`${page}/__next.${folder}.$d$id.__PAGE__.txt`] : [];
}

export const checks: readonly HostCheck[] = [
  {
    title: 'Les pages',
    remedy: `${HTACCESS} Ailleurs, activez les adresses sans « .html » (« clean URLs »). Si seules les adresses avec des majuscules sont en cause, coupez le réglage qui les met en minuscules : chez Netlify, « Pretty URLs » dans « Post processing ».`,
    paths: ({ pages }) => pages,
    faultsOf: (page, answer) => {
      const location = answer.headers.get('location');
      if (location) return `${page} mène à ${location}`;
      if (answer.status !== 200) return `${page} répond ${answer.status}`;
      if (!/^text\/html; ?charset=utf-8$/i.test(typeOf(answer))) {
        return `${page} s’annonce comme « ${typeOf(answer)} »`;
      }
      if (!isPage(answer)) return `${page} n’est pas une page du site`;
    },
  },
  {
    title: 'Les autres formes d’une adresse',
    remedy: HTACCESS,
    paths: ({ pages }) => [
      '/index.html',
      ...someOf(pages).flatMap((page) => [`${page}/`, `${page}.html`]),
    ],
    follow: true,
    faultsOf: (form, answer) => {
      // The page of errors leads on by itself.
      if (isPage(answer) || isErrorPage(answer)) return;
      return `${form} ne mène pas à une page du site (${answer.status})`;
    },
  },
  {
    title: 'La page introuvable',
    remedy: `Réglez l’hébergeur pour qu’il envoie « 404.html », avec le statut 404, là où rien n’existe, et pas la page d’accueil. ${HTACCESS}`,
    paths: () => [NOWHERE, `${NOWHERE}/1`, `${NOWHERE}.html`],
    follow: true,
    faultsOf: (path, answer) => {
      if (answer.status !== 404) return `${path} répond ${answer.status} au lieu de 404`;
      if (!isErrorPage(answer)) {
        return `${path} montre la page d’erreur de l’hébergeur, pas celle du site`;
      }
    },
  },
  {
    title: 'Les dossiers',
    remedy: `Interdisez la liste des dossiers : dans cPanel, « Indexes », puis « No Indexing ». ${HTACCESS}`,
    paths: () => ['/_next/static/', '/icons/', '/illustrations/'],
    follow: true,
    faultsOf: (folder, { status }) => (status === 200 ? `${folder} montre son contenu` : undefined),
  },
  {
    title: 'Les en-têtes de sécurité',
    remedy: NO_HEADERS,
    paths: ({ lastingFiles }) => ['/', payloadOf('/'), NOWHERE, ...lastingFiles],
    faultsOf: (path, { headers }) =>
      Object.entries(headersOf(path)).flatMap(([name, value]) => {
        const sent = headers.get(name);
        // The next two look at how long things are kept. A header sent twice reads as one of both.
        if (name === 'Cache-Control' || sent === value) return [];
        return `${path} : ${name} ${sent === null ? 'manque' : `vaut « ${sent} »`}`;
      }),
  },
  {
    title: 'Les fichiers durables',
    remedy: `Ces fichiers changent de nom quand ils changent : le visiteur doit pouvoir les garder un an sans payer leur transport deux fois. ${NO_HEADERS}`,
    paths: ({ lastingFiles }) => lastingFiles,
    faultsOf: (path, { status, headers }) => {
      if (status !== 200) return `${path} répond ${status}`;
      const cache = headers.get('cache-control') ?? 'sans consigne';
      if (!(ageOf(cache) >= A_YEAR)) return `${path} n’est gardé que « ${cache} »`;
    },
  },
  {
    title: 'Les pages toujours à jour',
    remedy:
      'Les pages, et ce qui n’existe pas, doivent être redemandés à chaque visite (« Cache-Control: no-cache »). Coupez le cache que l’hébergeur ou Cloudflare ajoute, et dans cPanel « LiteSpeed Cache ».',
    paths: ({ pages }) => [
      ...['/', ...someOf(pages), payloadOf('/'), `/${WORKER_FILE}`, GONE_SCRIPT],
    ],
    faultsOf: (path, { headers }) => {
      const cache = headers.get('cache-control') ?? 'au gré du navigateur';
      if (/\bno-store\b/.test(cache)) {
        if (path === GONE_SCRIPT) return;
        return `${path} : « no-store » empêche la copie hors connexion`;
      }
      if (/\bno-cache\b/.test(cache) || ageOf(cache) === 0) return;
      return `${path} est gardé sans être redemandé (${cache})`;
    },
  },
  {
    title: 'Ce qui n’a pas changé n’est pas renvoyé',
    remedy:
      'L’hébergeur doit envoyer « ETag » ou « Last-Modified », et répondre 304 quand le navigateur les lui rend.',
    paths: ({ pages }) => someOf(pages),
    faultsOf: async (path, { headers }, site) => {
      const again = await site.ask(path, {
        'If-None-Match': headers.get('etag') ?? '',
        'If-Modified-Since': headers.get('last-modified') ?? '',
      });
      if (again.status !== 304) return `${path} est renvoyé en entier (${again.status})`;
    },
  },
  {
    title: 'La compression',
    remedy:
      'Les visiteurs paient chaque octet. Dans cPanel : « Optimize Website », puis « Compress All Content ». Sous nginx : « npm run compress » avant de copier le site.',
    paths: ({ lastingFiles }) => [
      ...['/', payloadOf('/')],
      ...lastingFiles.filter((file) => /\.(?:js|css|svg)$/.test(file)),
    ],
    said: async ({ ask }) => {
      const { headers } = await ask('/');
      return `pages en ${ENCODINGS[headers.get('content-encoding') ?? ''] ?? 'clair'}`;
    },
    faultsOf: (path, { headers, text }) => {
      if (headers.has('content-encoding')) return;
      return `${path} arrive sans compression (${Math.round(text.length / 1024)} Ko)`;
    },
  },
  {
    title: 'Les fichiers et leurs types',
    remedy:
      'Sans eux, ou sous un mauvais type, la navigation, l’installation ou la copie hors connexion s’arrête. Publiez de nouveau tout le contenu de « out » ; sous Apache, vérifiez que « .htaccess » est publié ; ailleurs, corrigez la liste des types de l’hébergeur.',
    paths: ({ pages, lastingFiles }) => [
      ...someOf(pages).flatMap((page) => [payloadOf(page), ...partsOf(page)]),
      ...['/manifest.webmanifest', `/${WORKER_FILE}`],
      ...lastingFiles,
    ],
    // A host may write an address in a way of its own, and lead there.
    follow: true,
    faultsOf: (path, answer) => {
      if (answer.status !== 200) return `${path} répond ${answer.status}`;
      const wanted = TYPES[path.split('.').at(-1) ?? ''];
      if (wanted && !wanted.test(typeOf(answer))) {
        return `${path} s’annonce comme « ${typeOf(answer)} »`;
      }
    },
  },
  {
    title: 'HTTPS pour tous',
    remedy:
      'Forcez HTTPS chez l’hébergeur : dans cPanel, « Domains », puis « Force HTTPS Redirect » ; chez Netlify et Cloudflare, c’est le réglage de départ.',
    paths: ({ origin }) => (/^https:\/\/[^:]+$/.test(origin) ? ['/about'] : []),
    faultsOf: (path, _, { origin, basePath }) =>
      httpFaults(origin.replace('https:', 'http:') + basePath + path, `${origin}/`),
  },
];

/**
 * Asks an address without HTTPS: older browsers do so first, when the name alone is typed.
 *
 * @param home What it has to lead to.
 */
export async function httpFaults(address: string, home: string): Promise<Faults> {
  const answer = await fetch(address, { redirect: 'manual' }).catch(() => undefined);
  if (!answer) return 'L’adresse en http:// ne répond pas';
  const location = answer.headers.get('location');
  if (location?.startsWith(home)) return;
  return `L’adresse en http:// ${location ? `mène à ${location}` : `répond ${answer.status}`}, pas au même endroit en https://`;
}
