import type { Metadata } from 'next';
import { LegalPage } from '@/components/layout/LegalPage';
import text from '@/content/legal/cookies.md';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const metadata: Metadata = pageMetadata({
  path: routes.cookies,
  title: 'Préférences de cookies',
  description:
    'Ce site ne dépose aucun cookie. Voici ce qu’il garde dans votre navigateur pour ne pas perdre votre saisie, et comment l’effacer en un instant.',
  siteName: site.name,
});

export default function CookiesPage() {
  return (
    <LegalPage
      title="Préférences de cookies"
      lead="Ce site ne dépose aucun cookie. Voici ce qu’il garde dans votre navigateur."
      trail={[{ label: 'Cookies', href: routes.cookies }]}
    >
      {text}
    </LegalPage>
  );
}
