import { headersOf } from '@/scripts/export/hostHeaders';
import { OFFLINE_PAGES_FILE, WORKER_FILE } from '@/lib/navigation/offline';
import { askAll, faultsAt, follow } from './asking';
import type { HostCheck } from './check';
import { partsOf, payloadOf, someOf, WORKER } from './files';
import { NO_HEADERS } from './remedies';
import type { PublishedSite } from './site';

/** How the site's files must travel: headers, sizes, types. */

const headers: HostCheck = {
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

const compression: HostCheck = {
  title: 'La compression',
  remedy:
    'Les visiteurs paient chaque octet. Dans cPanel : « Optimize Website », puis « Compress All Content ». Sous nginx : « npm run compress » avant de copier le site.',
  faultsOf: (site) =>
    faultsAt(site, ['/', payloadOf('/'), ...texts(site)], (path, { headers: sent, size }) => {
      if (sent['content-encoding']) return [];
      return [`${path} arrive sans compression (${Math.round(size / 1024)} Ko)`];
    }),
  noteOf: async (site) => {
    const { headers: sent, size } = await site.ask('/');
    const way = sent['content-encoding'] === 'br' ? 'Brotli' : sent['content-encoding'];
    return `${way}, ${(size / 1024).toFixed(1).replace('.', ',')} Ko pour la page d’accueil`;
  },
};

const TYPES: Record<string, RegExp> = {
  txt: /^text\/plain\b/,
  js: /^(?:text|application)\/javascript\b/,
  css: /^text\/css\b/,
  svg: /^image\/svg\+xml\b/,
  woff2: /^(?:font\/woff2|application\/font-woff2)\b/,
  webmanifest: /^application\/manifest\+json\b/,
};

const types: HostCheck = {
  title: 'Les types des fichiers',
  remedy:
    'Un mauvais type arrête la navigation ou l’installation du site. Sous Apache, vérifiez que « .htaccess » est publié ; ailleurs, corrigez la liste des types de l’hébergeur.',
  faultsOf: (site) => {
    const paths = [...someOf(site.pages).map(payloadOf), ...partsOf(site), '/manifest.webmanifest'];
    return askAll([...paths, WORKER, ...site.lastingFiles], async (path) => {
      // A host may write an address in a way of its own, and lead there.
      const { answer, fault } = await follow(site, path);
      if (fault) return fault;
      const wanted = TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ''];
      const type = answer.headers['content-type'] ?? 'rien';
      if (answer.status !== 200) return `${path} répond ${answer.status}`;
      return !wanted || wanted.test(type) ? undefined : `${path} s’annonce comme « ${type} »`;
    });
  },
};

const offline: HostCheck = {
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

const secure: HostCheck = {
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

export const transferChecks: readonly HostCheck[] = [headers, compression, types, offline, secure];

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
