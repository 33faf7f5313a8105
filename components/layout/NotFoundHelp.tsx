'use client';

import { PageLink } from '@/components/ui/PageLink';
import { useEffect, type ReactNode } from 'react';
import { useBrowserValue } from '@/lib/browser/useBrowserValue';
import { missingFrom, rightRoute } from '@/lib/notFound';
import { routes } from '@/lib/routes';
import styles from './NotFoundHelp.module.css';

const currentPath = () => location.pathname;

const subjects = {
  service: {
    title: 'Service non trouvé',
    back: { label: 'Retour à la liste des services', href: routes.services },
  },
  article: {
    title: 'Article non trouvé',
    back: { label: 'Retour au blog', href: routes.blog },
  },
  sheet: {
    title: 'Fiche non trouvée',
    back: { label: 'Voir toutes les fiches', href: routes.sheets },
  },
} as const;

interface NotFoundHelpProps {
  /** What any missing page says, and what the prerendered page shows. */
  children: ReactNode;
}

/**
 * The host sends one page for every missing address. This reads the address: it leads to the
 * right page where only the case or a last slash is wrong or the address is a likely guess, and
 * names the service, the article or the sheet that does not exist, with the way back to its list.
 */
export function NotFoundHelp({ children }: NotFoundHelpProps) {
  const path = useBrowserValue(currentPath, '');
  const base = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  const target = path && rightRoute(path.slice(base.length));

  useEffect(() => {
    if (!target) return;
    const { origin, search, hash } = location;
    const url = new URL(base + target, origin);
    url.search = search;
    // Some targets name a part of the page already.
    url.hash ||= hash;
    location.replace(url);
  }, [target, base]);

  const subject = path && missingFrom(path.slice(base.length));
  if (!subject) return children;
  const { title, back } = subjects[subject];
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.back}>
        <PageLink href={back.href}>{back.label}</PageLink>
      </p>
    </>
  );
}
