import type { Metadata } from 'next';
import { LegalPage } from '@/components/layout/LegalPage';
import text from '@/content/legal/cookies.md';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/build/metadata';
import { routes } from '@/lib/routes';

export const metadata: Metadata = pageMetadata({
  ...pages.cookies,
  path: routes.cookies,
  siteName: site.name,
});

export default function CookiesPage() {
  return (
    <LegalPage
      title={pages.cookies.title}
      lead="Ce site ne dépose aucun cookie. Voici ce qu’il garde dans votre navigateur."
      trail={[{ label: 'Cookies', href: routes.cookies }]}
    >
      {text}
    </LegalPage>
  );
}
