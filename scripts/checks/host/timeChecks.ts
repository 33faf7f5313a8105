import { faultsAt } from './asking';
import type { HostCheck } from './check';
import { payloadOf, scriptOf, someOf, WORKER } from './files';
import { NO_HEADERS } from './remedies';

/** How long what was sent may be kept without asking again. */

const A_YEAR = 31_536_000;

const lasting: HostCheck = {
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

const fresh: HostCheck = {
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
        if (/\bno-store\b/.test(cache)) {
          return path === gone ? [] : [`${path} : « no-store » empêche la copie hors connexion`];
        }
        if (/\bno-cache\b/.test(cache) || ageOf(cache) === 0) return [];
        const time = cache || (expires ? `jusqu’au ${expires}` : 'au gré du navigateur');
        return [`${path} est gardé sans être redemandé (${time})`];
      },
    );
  },
};

const unchanged: HostCheck = {
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
        const again = await site.ask(path, { headers: conditions });
        return again.status === 304 ? [] : [`${path} est renvoyé en entier (${again.status})`];
      },
    ),
};

export const timeChecks: readonly HostCheck[] = [lasting, fresh, unchanged];

/** For how many seconds an answer may be kept without asking. */
const ageOf = (cache: string): number => Number(/\bmax-age=(\d+)/.exec(cache)?.[1] ?? NaN);
