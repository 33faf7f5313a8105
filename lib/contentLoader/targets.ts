/** What links, numbers and pictures may refer to. */
import type { ContentSource } from '@/lib/content/collections';
import type { Role } from '@/lib/content/fields';
import { articleRoute, serviceRoute } from '@/lib/routing/routes';
import { publicPages } from './publicPages';

export interface Targets {
  pages: ReadonlySet<string>;
  services: ReadonlySet<number>;
  articles: ReadonlySet<number>;
  /** Pages of drafts. */
  drafts: ReadonlySet<string>;
  /** By their codes. */
  signs: ReadonlySet<string>;
  /** The files of `public/`, as addresses from the site's root: `/illustrations/soins.svg`. */
  publicFiles: Pick<ReadonlySet<string>, 'has'>;
}

export function getTargets(content: ContentSource, publicFiles: Targets['publicFiles']): Targets {
  const { services, articles, signs } = content;
  const shown = {
    ...content,
    services: services.filter(({ draft }) => !draft),
    articles: articles.filter(({ draft }) => !draft),
  };
  return {
    pages: new Set(publicPages(shown).map(({ path }) => path)),
    services: new Set(services.map(({ id }) => id)),
    articles: new Set(articles.map(({ id }) => id)),
    drafts: new Set([
      ...services.filter(({ draft }) => draft).map(({ id }) => serviceRoute(id)),
      ...articles.filter(({ draft }) => draft).map(({ id }) => articleRoute(id)),
    ]),
    signs: new Set(signs.signs.map(({ code }) => code)),
    publicFiles,
  };
}

export const draftMessage = (what: string) =>
  `${what} est un brouillon, hors du site : éteignez « Brouillon » chez lui, corrigez sa date si elle est dans le futur, ou ôtez-le d’ici`;

/** The French sentence about a value that refers to nothing. */
export function referenceMessage(role: Role, value: unknown, targets: Targets): string | undefined {
  const { publicFiles, services, articles, signs } = targets;
  switch (role) {
    case 'page':
      return pageMessage(String(value), targets);
    case 'image':
      if (publicFiles.has(String(value))) return undefined;
      return `l’image « ${value} » n’existe pas : ajoutez le fichier « public${value} » ou corrigez son nom, majuscules comprises et sans accent`;
    case 'service':
      return numberMessage('le service', value, services);
    case 'article':
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

function numberMessage(what: string, value: unknown, known: ReadonlySet<number>) {
  if (known.has(Number(value))) return undefined;
  return `${what} n° ${value} n’existe pas : écrivez l’un de ces numéros : ${[...known].join(', ')}`;
}

/** The French sentence about a link to a page that does not exist or is a draft. */
export function pageMessage(href: string, { pages, drafts }: Targets): string | undefined {
  const [page = ''] = href.split(/[?#]/, 1);
  if (pages.has(page)) return undefined;
  if (drafts.has(page)) return draftMessage(`« ${page} »`);
  return `la page « ${page} » n’existe pas, ou plus : choisissez-en une autre, ou ôtez ce lien`;
}
