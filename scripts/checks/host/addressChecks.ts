import type { Answer } from './ask';
import { askAll, follow } from './asking';
import type { HostCheck } from './check';
import { HTACCESS } from './remedies';
import type { PublishedSite } from './site';
import { NOW } from '@/lib/lateStart/pageScripts';

/** What each address of the site must be answered with. */

/** Nobody asks for it, so no host has a page for it. */
const NOWHERE = '/adresse-qui-n-existe-pas';

/** A page with capitals in its address. */
const hasCapitals = (page: string) => page !== page.toLowerCase();

/** The site's own page of errors: it starts its scripts at once, as no other page does. */
const isErrorPage = ({ text }: Answer) => text.includes(`<script ${NOW}`);

const isListing = ({ text }: Answer) => /<title>\s*(?:Index of|Directory listing)/i.test(text);

const pages: HostCheck = {
  title: 'Les pages',
  remedy: `${HTACCESS} Ailleurs, activez les adresses sans « .html » (« clean URLs »).`,
  faultsOf: (site) => pageFaults(site, (page) => !hasCapitals(page)),
};

const capitals: HostCheck = {
  title: 'Les majuscules des adresses',
  remedy:
    'Si seules ces pages sont en cause, l’hébergeur change les majuscules. Chez Netlify, désactivez « Pretty URLs » dans « Post processing » ; ailleurs, coupez le réglage qui met les adresses en minuscules.',
  faultsOf: (site) => pageFaults(site, hasCapitals),
};

const otherForms: HostCheck = {
  title: 'Les autres formes d’une adresse',
  remedy: HTACCESS,
  faultsOf: async (site) => {
    const forms = site.pages.flatMap((page) =>
      page === '/' ? ['/index.html'] : [`${page}/`, `${page}.html`],
    );
    return askAll(forms, async (form) => {
      const first = await site.ask(form);
      if (leadsToPage(site, first)) return undefined;
      const { answer, path, fault } = await follow(site, form, first);
      if (fault) return fault;
      if (isListing(answer)) return `${form} montre la liste d’un dossier`;
      // The page of errors leads on by itself.
      if (answer.status === 404 && isErrorPage(answer)) return undefined;
      if (answer.status === 200 && isHtml(answer)) return undefined;
      return `${form} ${path === form ? '' : `mène à ${path}, qui `}répond ${answer.status}`;
    });
  },
};

const missing: HostCheck = {
  title: 'La page introuvable',
  remedy: `Réglez l’hébergeur pour qu’il envoie « 404.html », avec le statut 404, là où rien n’existe, et pas la page d’accueil. ${HTACCESS}`,
  faultsOf: (site) =>
    askAll([NOWHERE, `${NOWHERE}/1`, `${NOWHERE}.html`], async (path) => {
      const { answer, fault } = await follow(site, path);
      if (fault) return fault;
      if (answer.status !== 404) return `${path} répond ${answer.status} au lieu de 404`;
      if (!isErrorPage(answer))
        return `${path} montre la page d’erreur de l’hébergeur, pas celle du site`;
      return undefined;
    }),
};

const folders: HostCheck = {
  title: 'Les dossiers',
  remedy: `Interdisez la liste des dossiers : dans cPanel, « Indexes », puis « No Indexing ». ${HTACCESS}`,
  faultsOf: (site) =>
    askAll(['/_next/static', '/icons', '/illustrations'], async (folder) => {
      const { answer, fault } = await follow(site, `${folder}/`);
      if (fault) return fault;
      return answer.status === 200 ? `${folder}/ montre son contenu` : undefined;
    }),
};

export const addressChecks: readonly HostCheck[] = [pages, capitals, otherForms, missing, folders];

/** The pages are asked for once, not by way of each of their forms: they are heavy. */
function leadsToPage({ origin, basePath, pages }: PublishedSite, { headers }: Answer): boolean {
  if (!headers.location) return false;
  const target = new URL(headers.location, origin);
  const at = `${origin}${basePath}`;
  return pages.some((page) => `${at}${page}` === target.origin + target.pathname);
}

const isHtml = ({ headers }: Answer) => /^text\/html\b/.test(headers['content-type'] ?? '');

async function pageFaults(
  site: PublishedSite,
  isMeant: (page: string) => boolean,
): Promise<string[]> {
  return askAll(site.pages.filter(isMeant), async (page) => {
    const answer = await site.ask(page);
    if (answer.headers.location) return redirectFault(site, page);
    if (answer.status !== 200) return `${page} répond ${answer.status}`;
    const type = answer.headers['content-type'] ?? 'rien';
    if (!/^text\/html; ?charset=utf-8$/i.test(type)) return `${page} s’annonce comme « ${type} »`;
    return answer.text.includes('/_next/static/')
      ? undefined
      : `${page} n’est pas une page du site`;
  });
}

/** A page that leads elsewhere: round and round, or to an address that is not the page's own. */
async function redirectFault(site: PublishedSite, page: string): Promise<string> {
  const { path, fault } = await follow(site, page);
  return fault ?? `${page} mène à ${path}`;
}
