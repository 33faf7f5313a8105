/** What links, numbers and pictures may refer to. */
import type { ContentSource } from '@/lib/content/collections';
import type { Role } from '@/lib/content/fields';
import { articleRoute, serviceRoute } from '@/lib/routing/routes';
import { publicPages } from './publicPages';

export interface Targets {
  pages: ReadonlySet<string>;
  services: readonly number[];
  articles: readonly number[];
  /** Pages of drafts. */
  drafts: ReadonlySet<string>;
  /** By their codes. */
  signs: ReadonlySet<string>;
  /** The files of `public/`, as addresses from the site's root: `/illustrations/soins.svg`. */
  publicFiles: Pick<ReadonlySet<string>, 'has'>;
}

export const getTargets = (
  content: ContentSource,
  publicFiles: Targets['publicFiles'],
  drafts: Targets['drafts'],
): Targets => ({
  pages: new Set(publicPages(content).map(({ path }) => path)),
  services: content.services.map(({ id }) => id),
  articles: content.articles.map(({ id }) => id),
  drafts,
  signs: new Set(content.signs.signs.map(({ code }) => code)),
  publicFiles,
});

export const draftMessage = (what: string) =>
  `${what} est un brouillon, hors du site : éteignez « Brouillon » chez lui, corrigez sa date si elle est dans le futur, ou ôtez-le d’ici`;

/** The French sentence about a value that refers to nothing. */
export function referenceMessage(role: Role, value: unknown, targets: Targets): string | undefined {
  const { publicFiles, services, articles, drafts, signs } = targets;
  switch (role) {
    case 'page':
      return pageMessage(String(value), targets);
    case 'image':
      if (publicFiles.has(String(value))) return undefined;
      return `l’image « ${value} » n’existe pas : ajoutez le fichier « public${value} » ou corrigez son nom, majuscules comprises et sans accent`;
    case 'service':
      // Of a draft: see `checkRole`.
      if (drafts.has(serviceRoute(Number(value)))) return undefined;
      return numberMessage('le service', value, services);
    case 'article':
      // `published` removes drafts.
      if (drafts.has(articleRoute(Number(value)))) return undefined;
      return numberMessage('l’article', value, articles);
    case 'sign':
      if (signs.has(String(value))) return undefined;
      return `le signe « ${value} » n’existe pas : écrivez l’un des mots-clés de content/signs.yml`;
    case 'picture':
    case 'markdown':
    case 'price':
    case 'checklist':
      return undefined;
  }
}

function numberMessage(what: string, value: unknown, known: readonly number[]) {
  if (known.includes(Number(value))) return undefined;
  return `${what} n° ${value} n’existe pas : écrivez l’un de ces numéros : ${known.join(', ')}`;
}

/** The French sentence about a link to a page that does not exist or is a draft. */
export function pageMessage(href: string, { pages, drafts }: Targets): string | undefined {
  const [page = ''] = href.split(/[?#]/, 1);
  if (pages.has(page)) return undefined;
  if (drafts.has(page)) return draftMessage(`« ${page} »`);
  return `la page « ${page} » n’existe pas, ou plus : choisissez-en une autre, ou ôtez ce lien`;
}
