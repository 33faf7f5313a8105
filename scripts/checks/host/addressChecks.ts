import { faultsAt, someOf } from './asking';
import type { HostCheck } from './check';
import type { Answer } from './site';
import { NOW } from '@/lib/lateStart/pageScripts';

/** What each address of the site must be answered with. */

const HTACCESS =
  'Sous Apache ou LiteSpeed (cPanel), le fichier « .htaccess » du site manque ou n’est pas lu : publiez avec « npm run package », qui le met dans l’archive, et demandez mod_rewrite à l’hébergeur.';

/** Nobody asks for it, so no host has a page for it. */
export const NOWHERE = '/adresse-qui-n-existe-pas';

/** The site's own page of errors: it starts its scripts at once, as no other page does. */
const isErrorPage = ({ text }: Answer) => text.includes(`<script ${NOW}`);

const isPage = ({ status, text }: Answer) => status === 200 && text.includes('/_next/static/');

const typeOf = ({ headers }: Answer) => headers.get('content-type') ?? 'rien';

const pages: HostCheck = {
  title: 'Les pages',
  remedy: `${HTACCESS} Ailleurs, activez les adresses sans « .html » (« clean URLs »). Si seules les adresses avec des majuscules sont en cause, coupez le réglage qui les met en minuscules : chez Netlify, « Pretty URLs » dans « Post processing ».`,
  faultsOf: (site) =>
    faultsAt(site, site.pages, (page, answer) => {
      const location = answer.headers.get('location');
      if (location) return [`${page} mène à ${location}`];
      if (answer.status !== 200) return [`${page} répond ${answer.status}`];
      if (!/^text\/html; ?charset=utf-8$/i.test(typeOf(answer))) {
        return [`${page} s’annonce comme « ${typeOf(answer)} »`];
      }
      return isPage(answer) ? [] : [`${page} n’est pas une page du site`];
    }),
};

const otherForms: HostCheck = {
  title: 'Les autres formes d’une adresse',
  remedy: HTACCESS,
  faultsOf: (site) =>
    faultsAt(
      site,
      ['/index.html', ...someOf(site.pages).flatMap((page) => [`${page}/`, `${page}.html`])],
      // The page of errors leads on by itself.
      (form, answer) =>
        isPage(answer) || isErrorPage(answer)
          ? []
          : [`${form} ne mène pas à une page du site (${answer.status})`],
      site.follow,
    ),
};

const missing: HostCheck = {
  title: 'La page introuvable',
  remedy: `Réglez l’hébergeur pour qu’il envoie « 404.html », avec le statut 404, là où rien n’existe, et pas la page d’accueil. ${HTACCESS}`,
  faultsOf: (site) =>
    faultsAt(
      site,
      [NOWHERE, `${NOWHERE}/1`, `${NOWHERE}.html`],
      (path, answer) => {
        if (answer.status !== 404) return [`${path} répond ${answer.status} au lieu de 404`];
        return isErrorPage(answer)
          ? []
          : [`${path} montre la page d’erreur de l’hébergeur, pas celle du site`];
      },
      site.follow,
    ),
};

const folders: HostCheck = {
  title: 'Les dossiers',
  remedy: `Interdisez la liste des dossiers : dans cPanel, « Indexes », puis « No Indexing ». ${HTACCESS}`,
  faultsOf: (site) =>
    faultsAt(
      site,
      ['/_next/static/', '/icons/', '/illustrations/'],
      (folder, { status }) => (status === 200 ? [`${folder} montre son contenu`] : []),
      site.follow,
    ),
};

export const addressChecks: readonly HostCheck[] = [pages, otherForms, missing, folders];
