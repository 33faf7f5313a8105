/** What the page of errors knows of an address. It loads this itself: every page carries that page. */
import { missingFrom, rightRoute } from '@/lib/routing/notFound';
import { routes } from '@/lib/routing/routes';

const subjects = {
  service: {
    title: 'Service non trouvé',
    back: { label: 'Retour à la liste des services', href: routes.services },
  },
  article: {
    title: 'Article non trouvé',
    back: { label: 'Retour au blog', href: routes.blog },
  },
  printable: {
    title: 'Fiche non trouvée',
    back: { label: 'Voir toutes les fiches', href: routes.printables },
  },
} as const;

/** What is missing at an address, by its kind. */
export type Missing = (typeof subjects)[keyof typeof subjects];

/** Leads to the page that was meant, where there is one, and says what is missing, where it is known. */
export function findMissing(): Missing | undefined {
  const base = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  const path = location.pathname.slice(base.length);
  const target = rightRoute(path);
  if (target) void leadTo(base + target);
  const subject = missingFrom(path);
  return subject ? subjects[subject] : undefined;
}

/**
 * Leads to a page that answers at its own address. A host that leads from there to another may lead
 * back here, and this page would load for ever.
 */
async function leadTo(target: string): Promise<void> {
  const { href, search, hash } = location;
  const url = new URL(target, href);
  url.search = search;
  // Some targets name a part of the page already.
  url.hash ||= hash;
  const answer = await fetch(url, { method: 'HEAD', redirect: 'error' }).catch(() => undefined);
  // The visitor may have gone on meanwhile.
  if (answer?.ok && location.href === href) location.replace(url);
}
