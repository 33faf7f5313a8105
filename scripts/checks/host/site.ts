import { Agent as PlainAgent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { askHost, type Answer, type Question } from './ask';
import { explain, HostProblem } from './problems';

/** A published site, as far as its own pages tell of it. */
export interface PublishedSite {
  /** Scheme, name and port. */
  origin: string;
  /** Where the site hangs under its host; empty at the root. */
  basePath: string;
  /** Its pages, base path left out. */
  pages: readonly string[];
  /** One file of each kind whose name carries a digest, base path left out. */
  lastingFiles: readonly string[];
  /** One request, as a browser makes it; the same is made once. The path is one of the site. */
  ask: (path: string, question?: Question) => Promise<Answer>;
  /** The same to the address without HTTPS; nothing for a site that has none of its own. */
  askWithoutHttps?: (path: string) => Promise<Answer>;
}

export interface SiteOptions {
  /** Milliseconds that one answer may take. */
  limit?: number;
  /** The address without HTTPS, where it is not the usual one. */
  insecureOrigin?: string;
}

/** Slow networks are at home here; a host that takes longer is one that nobody waits for. */
const LIMIT = 30_000;
/** What a browser of today can unpack. The whole check then travels in about a megabyte. */
const AS_BROWSER = { 'Accept-Encoding': 'gzip, br' };
/** As many requests at once as a browser makes. */
const AT_ONCE = 6;

const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Reads from a site which pages and files it has.
 *
 * @param address As it was typed.
 * @throws HostProblem with a French sentence where the site can't be asked at all.
 */
export async function readSite(address: string, options: SiteOptions = {}): Promise<PublishedSite> {
  const { origin, hostname, port, protocol, pathname } = parseAddress(address);
  const basePath = pathname.replace(/\/+$/, '');
  const isSecure = protocol === 'https:';
  if (!isSecure && !LOCAL.test(hostname)) {
    throw new HostProblem(
      `« ${address} » est une adresse sans HTTPS. Un site en ligne a besoin de HTTPS : activez-le chez votre hébergeur, puis lancez : npm run check:host -- https://${hostname}${basePath}`,
    );
  }
  const usual = isSecure && port === '' ? `http://${hostname}` : undefined;
  const { limit = LIMIT, insecureOrigin = usual } = options;
  const connections = { keepAlive: true, maxSockets: AT_ONCE };
  const agent = isSecure ? new SecureAgent(connections) : new PlainAgent(connections);
  const get = (path: string, { headers, ...question }: Question = {}) =>
    askHost(origin, basePath + path, {
      limit,
      agent,
      headers: { ...AS_BROWSER, ...headers },
      ...question,
    });

  const home = await get('').catch((error: unknown) => {
    throw new HostProblem(explain(error, origin));
  });
  refuseOther(home, origin, basePath);
  // Some hosts have the address of a folder end with a slash.
  const homePath = home.status === 200 ? '' : '/';
  const kept = new Map<string, Promise<Answer>>();
  const ask: PublishedSite['ask'] = (path, question) => {
    const address = path === '/' ? homePath : path;
    if (question) return get(address, question);
    // More than one thing is read from an answer, and data are dear.
    const answer = kept.get(address) ?? get(address);
    kept.set(address, answer);
    return answer;
  };
  const { text } = await ask('/');
  return {
    origin,
    basePath,
    pages: await readPages(ask, basePath, text),
    lastingFiles: readLastingFiles(text, basePath),
    ask,
    askWithoutHttps: insecureOrigin
      ? (path) => askHost(insecureOrigin, basePath + path, { limit })
      : undefined,
  };
}

function parseAddress(address: string): URL {
  const whole = /^[a-z]+:\/\//i.test(address) ? address : `https://${address}`;
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  const isNamed = url && (url.hostname.includes('.') || LOCAL.test(url.hostname));
  if (url && isNamed && /^https?:$/.test(url.protocol)) return url;
  throw new HostProblem(
    `« ${address} » n’est pas une adresse. Écrivez celle du site, comme : npm run check:host -- https://www.exemple.com`,
  );
}

/** Stops where the address leads to another one, or shows something else than this site. */
function refuseOther({ status, headers, text }: Answer, origin: string, basePath: string): void {
  const { location } = headers;
  const target = location && new URL(location, `${origin}${basePath}/`);
  if (target && target.href.replace(/\/$/, '') !== `${origin}${basePath}`) {
    throw new HostProblem(
      `L’adresse mène à ${target.href} : contrôlez celle-là, avec : npm run check:host -- ${target.href}`,
    );
  }
  if (status >= 500) {
    throw new HostProblem(
      `L’hébergeur répond par une erreur (${status}). Sous Apache, il refuse peut-être le fichier « .htaccess » : demandez-lui mod_rewrite et « AllowOverride FileInfo Indexes ».`,
    );
  }
  if (!target && (status !== 200 || !text.includes('/_next/static/'))) {
    throw new HostProblem(
      `À cette adresse, l’hébergeur répond ${status} et ne montre pas ce site. Vérifiez l’adresse, et que le contenu de « out » est dans le dossier que l’hébergeur publie.`,
    );
  }
}

/** The pages that the map of the site names; without it, those that the home page leads to. */
async function readPages(
  ask: PublishedSite['ask'],
  basePath: string,
  home: string,
): Promise<string[]> {
  const map = await ask('/sitemap.xml').catch(() => undefined);
  const addresses =
    map?.status === 200
      ? [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, it = '']) => new URL(it).pathname)
      : [...home.matchAll(/<a [^>]*?href="([^"#?]+)"/g)].map(([, it = '']) => it);
  const isInside = (path: string) => path === basePath || path.startsWith(`${basePath}/`);
  const paths = addresses.filter(isInside).map((path) => path.slice(basePath.length) || '/');
  return [...new Set(['/', ...paths])].filter((path) => !/\.\w+$/.test(path));
}

function readLastingFiles(home: string, basePath: string): string[] {
  const found = home.matchAll(
    /\/(_next\/static|photos-reduites|previews)\/[\w./~-]+\.(js|css|woff2|svg|webp|avif|jpg|png)\b/g,
  );
  const kinds = new Map<string, string>();
  for (const [path, folder, ending] of found) kinds.set(`${folder} ${ending}`, path);
  if (kinds.size === 0)
    throw new HostProblem(`La page d’accueil ${basePath}/ ne nomme aucun de ses fichiers.`);
  return [...kinds.values()];
}
