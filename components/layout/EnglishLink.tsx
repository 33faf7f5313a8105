import type { Route } from 'next';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/PageLink';
import { routes } from '@/lib/routing/routes';

interface EnglishLinkProps {
  href?: Route;
  className?: string | undefined;
  children?: ReactNode;
}

/** The way to the page in English, in its own words: who reads no French finds it by them. */
export function EnglishLink({ href = routes.english, className, children }: EnglishLinkProps) {
  return (
    <PageLink href={href} lang="en" hrefLang="en" className={className}>
      {children ?? 'English'}
    </PageLink>
  );
}
