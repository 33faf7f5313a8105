import type { Route } from 'next';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/PageLink';
import { routes } from '@/lib/routing/routes';

interface EnglishLinkProps {
  href?: Route;
  className?: string | undefined;
  children?: ReactNode;
}

/** A link to an English page, labelled in English. */
export function EnglishLink({ href = routes.english, className, children }: EnglishLinkProps) {
  return (
    <PageLink href={href} lang="en" hrefLang="en" className={className}>
      {children ?? 'English'}
    </PageLink>
  );
}
