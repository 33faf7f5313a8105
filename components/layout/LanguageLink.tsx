import type { Route } from 'next';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/PageLink';
import { dictionary } from '@/lib/i18n/dictionary';
import type { Locale } from '@/lib/i18n/locale';
import { homeRoutes } from '@/lib/routing/routes';

interface LanguageLinkProps {
  to: Locale;
  href?: Route;
  className?: string | undefined;
  children?: ReactNode;
}

/** Leads to a page in another language, in that language's words. */
export function LanguageLink({
  to,
  href = homeRoutes[to],
  className,
  children,
}: LanguageLinkProps) {
  return (
    <PageLink href={href} lang={to} hrefLang={to} className={className}>
      {children ?? dictionary[to].languageName}
    </PageLink>
  );
}
