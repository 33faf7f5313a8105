/**
 * `npm run check:host -- https://www.example.com`: asks a published site what every host owes to it,
 * says in French what is wrong and what to do, and fails while anything is.
 */
import { headersOf } from '@/scripts/export/hostHeaders';
import { runMain } from '@/scripts/run';

export type Answer = Awaited<ReturnType<typeof request>>;

/** Paths are relative to the address, which has no slash at its end. */
interface Site {
  address: string;
  pages: string[];
  /** One file of each kind whose name carries a digest. */
  immutable: string[];
}

interface Check {
  title: string;
  remedy: string;
  paths: (site: Site) => string[];
  fault: (answer: Answer, path: string, site: Site) => Faults | Promise<Faults>;
}
type Faults = string | string[] | false;

const HTACCESS =
  'Sous Apache ou LiteSpeed (cPanel), le fichier « .htaccess » du site manque ou n’est pas lu : publiez avec « npm run package », et demandez mod_rewrite à l’hébergeur.';

const NOWHERE = '/adresse-qui-n-existe-pas';
const GONE_SCRIPT = '/_next/static/chunks/disparu.js';
const FOLDERS = ['/_next/static/', '/icons/', '/illustrations/'];

/** The end of a path, and its type; browsers find out themselves what kind of picture one is. */
const TYPES =
  /\.(txt text\/plain|js (text|application)\/javascript|css text\/css|svg image\/svg\+xml|woff2 font\/woff2|webmanifest application\/manifest\+json|(webp|avif|jpg|png) )/;

/** A page of the site, its page of errors included, names its scripts. */
const isOwn = ({ text }: Answer) => text.includes('/_next/static/');
const header = ({ headers }: Answer, name: string) => headers.get(name) ?? '';
const payloadOf = (page: string) => `${page || '/index'}.txt`;

/** Whether a Cache-Control has the effect of another: a year without asking, or none. */
function keepsLike(value: string, wanted: string): boolean {
  if (!wanted.includes('immutable')) return /\bno-cache\b|\bmax-age=0\b/.test(value);
  return Number(/\bmax-age=(\d+)/.exec(value)?.[1]) >= 31_536_000;
}

/** One page of each kind: hosts treat all alike. */
const someOf = ({ pages }: Site) => [
  ...new Map(pages.filter(Boolean).map((it) => [it.split('/')[1], it])).values(),
];

const CHECKS: Check[] = [
  {
    title: 'Les pages',
    remedy: `${HTACCESS} Ailleurs, activez les adresses sans « .html » (« clean URLs ») ; chez Netlify, coupez « Pretty URLs ».`,
    paths: ({ pages }) => pages,
    fault: (answer, path, { address }) => {
      const type = header(answer, 'content-type');
      if (answer.url !== new URL(address + path).href) return `mène à ${answer.url}`;
      if (answer.status !== 200) return `répond ${answer.status}`;
      if (!isOwn(answer)) return 'n’est pas une page du site';
      return !/^text\/html; ?charset=utf-8$/i.test(type) && `s’annonce comme « ${type} »`;
    },
  },
  {
    title: 'Les autres formes d’une adresse',
    remedy: HTACCESS,
    paths: (site) => ['/index.html', ...someOf(site).flatMap((it) => [`${it}/`, `${it}.html`])],
    // The page of errors leads on by itself.
    fault: (answer) => !isOwn(answer) && `ne mène pas à une page du site (${answer.status})`,
  },
  {
    title: 'Ce qui n’est pas une page',
    remedy: `Réglez l’hébergeur pour qu’il envoie « 404.html », avec le statut 404, là où rien n’existe, et ne liste pas les dossiers (dans cPanel, « Indexes », puis « No Indexing »). ${HTACCESS}`,
    paths: () => [NOWHERE, `${NOWHERE}/1`, `${NOWHERE}.html`, GONE_SCRIPT, ...FOLDERS],
    fault: (answer, path) => {
      if (FOLDERS.includes(path)) return answer.status === 200 && 'montre son contenu';
      if (answer.status !== 404) return `répond ${answer.status} au lieu de 404`;
      if (keepsLike(header(answer, 'cache-control'), 'immutable')) return 'est gardé un an';
      return !isOwn(answer) && 'montre la page d’erreur de l’hébergeur, pas celle du site';
    },
  },
  {
    title: 'Les en-têtes de sécurité, et combien de temps les fichiers sont gardés',
    remedy:
      'Sous Apache, demandez mod_headers à l’hébergeur. Chez Netlify et Cloudflare Pages, « _headers » doit être dans le dossier publié. Coupez le cache que l’hébergeur ou Cloudflare ajoute. GitHub Pages ne permet pas d’en-têtes.',
    paths: (site) => [...someOf(site), payloadOf(''), '/sw.js', NOWHERE, ...site.immutable],
    // A header that is sent twice reads as both values, joined.
    fault: (answer, path) =>
      Object.entries(headersOf(path)).flatMap(([name, wanted]) => {
        const value = header(answer, name);
        const isRight = name === 'Cache-Control' ? keepsLike(value, wanted) : value === wanted;
        return isRight ? [] : `${name} vaut « ${value} »`;
      }),
  },
  {
    title: 'Ce qui n’a pas changé n’est pas renvoyé',
    remedy:
      'L’hébergeur doit envoyer « ETag » ou « Last-Modified », et répondre 304 quand le navigateur les lui rend.',
    paths: someOf,
    fault: async (answer, path, { address }) => {
      const headers = {
        'If-None-Match': header(answer, 'etag'),
        'If-Modified-Since': header(answer, 'last-modified'),
      };
      const { status } = await request(address + path, { headers });
      return status !== 304 && `est renvoyé en entier (${status})`;
    },
  },
  {
    title: 'La compression',
    remedy:
      'Dans cPanel : « Optimize Website », puis « Compress All Content ». Sous nginx : « npm run compress » avant de copier le site.',
    paths: ({ immutable }) => ['', payloadOf(''), ...immutable],
    fault: (answer, path) =>
      /\.(js|css|svg|txt)$|^$/.test(path) &&
      !header(answer, 'content-encoding') &&
      'arrive sans compression',
  },
  {
    title: 'Les fichiers et leurs types',
    remedy:
      'Publiez de nouveau tout le contenu de « out » ; sous Apache, vérifiez que « .htaccess » est publié ; ailleurs, corrigez la liste des types de l’hébergeur.',
    paths: (site) => [
      ...someOf(site).map(payloadOf),
      // Some hosts can't stand its sign.
      ...someOf(site).flatMap((it) =>
        /^\/(\w+)\/\d+$/.test(it) ? [`${it}/__next.${it.split('/')[1]}.$d$id.__PAGE__.txt`] : [],
      ),
      ...['/manifest.webmanifest', '/sw.js', ...site.immutable],
    ],
    fault: (answer, path) => {
      const type = header(answer, 'content-type');
      if (answer.status !== 200) return `répond ${answer.status}`;
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

/** One request, as a browser of today makes it. */
export async function request(address: string, options: RequestInit = {}) {
  const asked = { 'Accept-Encoding': 'gzip, br', ...options.headers };
  const signal = AbortSignal.timeout(30_000);
  const answer = await fetch(address, { ...options, headers: asked, signal });
  const { url, status, headers } = answer;
  return { url, status, headers, text: await answer.text() };
}

/**
 * Asks a published site.
 *
 * @returns A report in French, and whether all is in order.
 * @throws Error with a French sentence if the address does not show this site.
 */
export async function checkHost(address: string): Promise<{ report: string; isRight: boolean }> {
  const site = await readSite(address.replace(/\/+$/, ''));
  const lines: string[] = [];
  let wrong = 0;
  for (const { title, remedy, paths, fault } of CHECKS) {
    const faults: string[] = [];
    for (const path of paths(site)) {
      const found = await request(site.address + path)
        .then((answer) => fault(answer, path, site))
        .catch((error: unknown) => `ne répond pas (${causeOf(error)})`);
      if (found) faults.push(...[found].flat().map((it) => `    ${path} : ${it}`));
    }
    lines.push(`${faults.length ? '✗' : '✓'} ${title}`, ...faults);
    if (faults.length > 0) lines.push(`  → ${remedy}`);
    wrong += Number(faults.length > 0);
  }
  lines.push('', wrong ? `À corriger chez l’hébergeur : ${wrong}.` : 'Tout est en ordre.');
  return { report: lines.join('\n'), isRight: wrong === 0 };
}

const causeOf = (error: unknown) =>
  ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code ?? (error as Error).message;

async function readSite(address: string): Promise<Site> {
  if (!/^https:\/\/.|^http:\/\/localhost\b/.test(address) || !URL.canParse(address)) {
    throw new Error(
      `Donnez l’adresse du site en ligne, avec https : npm run check:host -- https://www.exemple.com (et non « ${address} »)`,
    );
  }
  const home = await request(address).catch((error: unknown) => {
    throw new Error(
      `${address} ne répond pas en HTTPS avec un certificat valable (${causeOf(error)}).`,
    );
  });
  if (home.status !== 200 || !isOwn(home) || !home.url.startsWith(address)) {
    throw new Error(
      `${home.url} répond ${home.status} et ne montre pas ce site, ou est une autre adresse que ${address}. Vérifiez l’adresse, et que le contenu de « out » est dans le dossier publié. Sous Apache, demandez mod_rewrite et « AllowOverride FileInfo Indexes ».`,
    );
  }
  const base = new URL(address).pathname.replace(/\/$/, '');
  const sitemap = await request(`${address}/sitemap.xml`);
  const named = [...sitemap.text.matchAll(/<loc>[a-z]+:\/\/[^/<]+([^<]*)<\/loc>/g)];
  const files = home.text.matchAll(
    /\/(_next\/static|photos-reduites|previews)\/[\w./~-]+\.(js|css|woff2|svg|webp|avif|jpg|png)\b/g,
  );
  return {
    address,
    pages: named.map(([, path = '']) => path.slice(base.length).replace(/^\/$/, '')),
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
