import { explain, HostProblem } from './problems';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

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
  /** The answer to a path of the site, redirects left alone. Without headers it is asked for once. */
  ask: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  /** The answer where a path leads in the end. */
  follow: (path: string) => Promise<Answer>;
}

/** Slow networks are at home here; a host that takes longer is one that nobody waits for. */
const LIMIT = 30_000;

const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** One request, as a browser of today makes it. */
export async function request(address: string, options: RequestInit = {}, limit = LIMIT) {
  const headers = { 'Accept-Encoding': 'gzip, br', ...options.headers };
  const signal = AbortSignal.timeout(limit);
  const answer = await fetch(address, { redirect: 'manual', ...options, headers, signal });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/**
 * Reads from a site which pages and files it has.
 *
 * @param address As it was typed.
 * @param limit Milliseconds that one answer may take.
 * @throws HostProblem with a French sentence where the site can't be asked at all.
 */
export async function readSite(address: string, limit = LIMIT): Promise<PublishedSite> {
  const { origin, pathname } = parseAddress(address);
  const basePath = pathname.replace(/\/+$/, '');
  const at = origin + basePath;
  const home = await request(at, {}, limit).catch((error: unknown) => {
    throw new HostProblem(explain(error, at));
  });
  refuseOther(home, at);
  // Some hosts have the address of a folder end with a slash.
  const homePath = home.status === 200 ? '' : '/';
  const kept = new Map<string, Promise<Answer>>();
  const ask: PublishedSite['ask'] = (path, headers) => {
    const whole = at + (path === '/' ? homePath : path);
    if (headers) return request(whole, { headers }, limit);
    // More than one thing is read from an answer, and data are dear.
    const answer = kept.get(whole) ?? request(whole, {}, limit);
    kept.set(whole, answer);
    return answer;
  };
  const { text } = await ask('/');
  return {
    origin,
    basePath,
    pages: pagesIn(text, (await ask('/sitemap.xml')).text, basePath),
    lastingFiles: lastingFilesIn(text),
    ask,
    follow: (path) => request(at + path, { redirect: 'follow' }, limit),
  };
}

function parseAddress(address: string): URL {
  const whole = /^[a-z]+:\/\//i.test(address) ? address : `https://${address}`;
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  const isLocal = LOCAL.test(url?.hostname ?? '');
  if (!url || !/^https?:$/.test(url.protocol) || !(isLocal || url.hostname.includes('.'))) {
    throw new HostProblem(
      `« ${address} » n’est pas une adresse. Écrivez celle du site, comme : npm run check:host -- https://www.exemple.com`,
    );
  }
  if (url.protocol === 'http:' && !isLocal) {
    throw new HostProblem(
      `« ${address} » est une adresse sans HTTPS. Un site en ligne a besoin de HTTPS : activez-le chez votre hébergeur, puis contrôlez https://${url.hostname}${url.pathname}`,
    );
  }
  return url;
}

/** Stops where the address leads to another one, or shows something else than this site. */
function refuseOther({ status, headers, text }: Answer, at: string): void {
  const location = headers.get('location');
  const target = location && new URL(location, `${at}/`).href;
  if (target && target.replace(/\/$/, '') !== at) {
    throw new HostProblem(
      `L’adresse mène à ${target} : contrôlez celle-là, avec : npm run check:host -- ${target}`,
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

/** The pages that the map of the site names, and those that the home page leads to. */
function pagesIn(home: string, map: string, basePath: string): string[] {
  const named = [...map.matchAll(/<loc>[a-z]+:\/\/[^/<]+([^<]*)<\/loc>/g)];
  const linked = [...home.matchAll(/<a [^>]*?href="(\/[^"#?]*)"/g)];
  const paths = [...named, ...linked]
    .map(([, path = '']) => path)
    .filter((path) => path.startsWith(`${basePath}/`) && !/\.\w+$/.test(path))
    .map((path) => path.slice(basePath.length));
  return [...new Set(['/', ...paths])];
}

function lastingFilesIn(home: string): string[] {
  const found = home.matchAll(
    /\/(_next\/static|photos-reduites|previews)\/[\w./~-]+\.(js|css|woff2|svg|webp|avif|jpg|png)\b/g,
  );
  return [...new Map([...found].map(([path, ...kind]) => [kind.join(), path])).values()];
}
