/**
 * The 404 page derives its message from the address. Imported dynamically: the payload of each page
 * contains the 404 page.
 */
import { missingKind, correctedRoute } from '@/lib/routing/notFound';
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

/** The kind of a missing page. */
export type Missing = (typeof subjects)[keyof typeof subjects];

/** Redirects to the likely page if there is one; returns what is missing if known. */
export function findMissing(): Missing | undefined {
  const base = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  const path = location.pathname.slice(base.length);
  const target = correctedRoute(path);
  if (target) void redirectTo(base + target);
  const subject = missingKind(path);
  return subject ? subjects[subject] : undefined;
}

/**
 * Redirects to a page that answers without a redirect itself: a host may redirect back here, in a
 * loop.
 */
async function redirectTo(target: string): Promise<void> {
  const { href, search, hash } = location;
  const url = new URL(target, href);
  url.search = search;
  // Some targets have a hash already.
  url.hash ||= hash;
  const response = await fetch(url, { method: 'HEAD', redirect: 'error' }).catch(() => undefined);
  // The user may have navigated meanwhile.
  if (response?.ok && location.href === href) location.replace(url);
}
