/**
 * `npm run check:host -- https://www.example.com`: checks a published site, prints faults and
 * remedies in French, and fails if there are any.
 */
import { getHeaders } from '@/scripts/export/hostHeaders';
import { runMain } from '@/scripts/run';

export type HostResponse = Awaited<ReturnType<typeof request>>;

/** Paths are relative to the address, which has no trailing slash. */
interface Site {
  address: string;
  pages: string[];
  /** One hashed file of each kind. */
  immutable: string[];
}

interface Check {
  title: string;
  remedy: string;
  paths: (site: Site) => string[];
  fault: (response: HostResponse, path: string, site: Site) => Faults | Promise<Faults>;
}
type Faults = string | string[] | false;

const HTACCESS =
  'Sous Apache ou LiteSpeed (cPanel), le fichier « .htaccess » du site manque ou n’est pas lu : publiez avec « npm run package », et demandez mod_rewrite à l’hébergeur.';

const MISSING_PAGE = '/adresse-qui-n-existe-pas';
const MISSING_SCRIPT = '/_next/static/chunks/disparu.js';
const FOLDERS = ['/_next/static/', '/icons/', '/illustrations/'];

/** Extension and content type; browsers sniff the formats of images. */
const TYPES =
  /\.(txt text\/plain|js (text|application)\/javascript|css text\/css|svg image\/svg\+xml|woff2 font\/woff2|webmanifest application\/manifest\+json|(webp|avif|jpg|png) )/;

/** Pages of the site, its 404 page included, contain their scripts. */
const isOurPage = ({ text }: HostResponse) => text.includes('/_next/static/');
const header = ({ headers }: HostResponse, name: string) => headers.get(name) ?? '';
const getPayload = (page: string) => `${page || '/index'}.txt`;

/** True if a Cache-Control has the same effect as another: a year, or revalidation. */
function isCachedLike(value: string, expected: string): boolean {
  if (!expected.includes('immutable')) return /\bno-cache\b|\bmax-age=0\b/.test(value);
  return Number(/\bmax-age=(\d+)/.exec(value)?.[1]) >= 31_536_000;
}

/** One page of each kind, since hosts treat them alike. */
const samplePages = ({ pages }: Site) => [
  ...new Map(pages.filter(Boolean).map((page) => [page.split('/')[1], page])).values(),
];

const CHECKS: Check[] = [
  {
    title: 'Les pages',
    remedy: `${HTACCESS} Ailleurs, activez les adresses sans « .html » (« clean URLs ») ; chez Netlify, coupez « Pretty URLs ».`,
    paths: ({ pages }) => pages,
    fault: (response, path, { address }) => {
      const type = header(response, 'content-type');
      if (response.url !== new URL(address + path).href) return `mène à ${response.url}`;
      if (response.status !== 200) return `répond ${response.status}`;
      if (!isOurPage(response)) return 'n’est pas une page du site';
      return !/^text\/html; ?charset=utf-8$/i.test(type) && `s’annonce comme « ${type} »`;
    },
  },
  {
    title: 'Les autres formes d’une adresse',
    remedy: HTACCESS,
    paths: (site) => [
      '/index.html',
      ...samplePages(site).flatMap((page) => [`${page}/`, `${page}.html`]),
    ],
    // The 404 page redirects by script.
    fault: (response) =>
      !isOurPage(response) && `ne mène pas à une page du site (${response.status})`,
  },
  {
    title: 'Ce qui n’est pas une page',
    remedy: `Réglez l’hébergeur pour qu’il envoie « 404.html », avec le statut 404, là où rien n’existe, et ne liste pas les dossiers (dans cPanel, « Indexes », puis « No Indexing »). ${HTACCESS}`,
    paths: () => [
      MISSING_PAGE,
      `${MISSING_PAGE}/1`,
      `${MISSING_PAGE}.html`,
      MISSING_SCRIPT,
      ...FOLDERS,
    ],
    fault: (response, path) => {
      if (FOLDERS.includes(path)) return response.status === 200 && 'montre son contenu';
      if (response.status !== 404) return `répond ${response.status} au lieu de 404`;
      if (isCachedLike(header(response, 'cache-control'), 'immutable')) return 'est gardé un an';
      return !isOurPage(response) && 'montre la page d’erreur de l’hébergeur, pas celle du site';
    },
  },
  {
    title: 'Les en-têtes de sécurité, et combien de temps les fichiers sont gardés',
    remedy:
      'Sous Apache, demandez mod_headers à l’hébergeur. Chez Netlify et Cloudflare Pages, « _headers » doit être dans le dossier publié. Coupez le cache que l’hébergeur ou Cloudflare ajoute. GitHub Pages ne permet pas d’en-têtes.',
    paths: (site) => [
      ...samplePages(site),
      getPayload(''),
      '/sw.js',
      MISSING_PAGE,
      ...site.immutable,
    ],
    // Duplicate headers are joined.
    fault: (response, path) =>
      Object.entries(getHeaders(path)).flatMap(([name, expected]) => {
        const value = header(response, name);
        const isRight =
          name === 'Cache-Control' ? isCachedLike(value, expected) : value === expected;
        return isRight ? [] : `${name} vaut « ${value} »`;
      }),
  },
  {
    title: 'Ce qui n’a pas changé n’est pas renvoyé',
    remedy:
      'L’hébergeur doit envoyer « ETag » ou « Last-Modified », et répondre 304 quand le navigateur les lui rend.',
    paths: samplePages,
    fault: async (response, path, { address }) => {
      const headers = {
        'If-None-Match': header(response, 'etag'),
        'If-Modified-Since': header(response, 'last-modified'),
      };
      const { status } = await request(address + path, { headers });
      return status !== 304 && `est renvoyé en entier (${status})`;
    },
  },
  {
    title: 'La compression',
    remedy:
      'Dans cPanel : « Optimize Website », puis « Compress All Content ». Sous nginx : « npm run compress » avant de copier le site.',
    paths: ({ immutable }) => ['', getPayload(''), ...immutable],
    fault: (response, path) =>
      /\.(js|css|svg|txt)$|^$/.test(path) &&
      !header(response, 'content-encoding') &&
      'arrive sans compression',
  },
  {
    title: 'Les fichiers et leurs types',
    remedy:
      'Publiez de nouveau tout le contenu de « out » ; sous Apache, vérifiez que « .htaccess » est publié ; ailleurs, corrigez la liste des types de l’hébergeur.',
    paths: (site) => [
      ...samplePages(site).map(getPayload),
      // Some hosts reject the dollar sign.
      ...samplePages(site).flatMap((page) =>
        /^\/(\w+)\/\d+$/.test(page)
          ? [`${page}/__next.${page.split('/')[1]}.$d$id.__PAGE__.txt`]
          : [],
      ),
      ...['/manifest.webmanifest', '/sw.js', ...site.immutable],
    ],
    fault: (response, path) => {
      const type = header(response, 'content-type');
      if (response.status !== 200) return `répond ${response.status}`;
      return !TYPES.test(`${path} ${type}`) && `s’annonce comme « ${type} »`;
    },
  },
  {
    title: 'HTTPS pour tous',
    remedy:
      'Forcez HTTPS chez l’hébergeur : dans cPanel, « Domains », puis « Force HTTPS Redirect ».',
    paths: ({ address }) => (/^https:\/\/[^:]+$/.test(address) ? ['/about'] : []),
    fault: async (_, path, { address }) => {
      const { url } = await request(address.replace('https:', 'http:') + path);
      return !url.startsWith(address) && `en http:// mène à ${url}`;
    },
  },
];

/** Sends a request with the headers of a current browser. */
export async function request(address: string, options: RequestInit = {}) {
  const headers = { 'Accept-Encoding': 'gzip, br', ...options.headers };
  const signal = AbortSignal.timeout(30_000);
  const response = await fetch(address, { ...options, headers, signal });
  const { url, status } = response;
  return { url, status, headers: response.headers, text: await response.text() };
}

/**
 * Checks a published site.
 *
 * @returns A report in French, and whether there are no faults.
 * @throws Error in French if the address does not show this site.
 */
export async function checkHost(address: string): Promise<{ report: string; isRight: boolean }> {
  const site = await readSite(address.replace(/\/+$/, ''));
  const lines: string[] = [];
  let wrong = 0;
  for (const { title, remedy, paths, fault } of CHECKS) {
    const faults: string[] = [];
    for (const path of paths(site)) {
      const found = await request(site.address + path)
        .then((response) => fault(response, path, site))
        .catch((error: unknown) => `ne répond pas (${getCause(error)})`);
      if (found) faults.push(...[found].flat().map((message) => `    ${path} : ${message}`));
    }
    lines.push(`${faults.length ? '✗' : '✓'} ${title}`, ...faults);
    if (faults.length > 0) lines.push(`  → ${remedy}`);
    wrong += Number(faults.length > 0);
  }
  lines.push('', wrong ? `À corriger chez l’hébergeur : ${wrong}.` : 'Tout est en ordre.');
  return { report: lines.join('\n'), isRight: wrong === 0 };
}

const getCause = (error: unknown) =>
  ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code ?? (error as Error).message;

async function readSite(address: string): Promise<Site> {
  if (!/^https:\/\/.|^http:\/\/localhost\b/.test(address) || !URL.canParse(address)) {
    throw new Error(
      `Donnez l’adresse du site en ligne, avec https : npm run check:host -- https://www.exemple.com (et non « ${address} »)`,
    );
  }
  const home = await request(address).catch((error: unknown) => {
    throw new Error(
      `${address} ne répond pas en HTTPS avec un certificat valable (${getCause(error)}).`,
    );
  });
  if (home.status !== 200 || !isOurPage(home) || !home.url.startsWith(address)) {
    throw new Error(
      `${home.url} répond ${home.status} et ne montre pas ce site, ou est une autre adresse que ${address}. Vérifiez l’adresse, et que le contenu de « out » est dans le dossier publié. Sous Apache, demandez mod_rewrite et « AllowOverride FileInfo Indexes ».`,
    );
  }
  const base = new URL(address).pathname.replace(/\/$/, '');
  const sitemap = await request(`${address}/sitemap.xml`);
  const locations = [...sitemap.text.matchAll(/<loc>[a-z]+:\/\/[^/<]+([^<]*)<\/loc>/g)];
  const files = home.text.matchAll(
    /\/(_next\/static|photos-reduites|previews)\/[\w./~-]+\.(js|css|woff2|svg|webp|avif|jpg|png)\b/g,
  );
  return {
    address,
    pages: locations.map(([, path = '']) => path.slice(base.length).replace(/^\/$/, '')),
    immutable: [...new Map([...files].map(([path, ...kind]) => [kind.join(), path])).values()],
  };
}

if (process.argv[1] === import.meta.filename) {
  await runMain(async () => {
    const { report, isRight } = await checkHost(process.argv[2] ?? '');
    console.log(report);
    process.exitCode = isRight ? 0 : 1;
  });
}
