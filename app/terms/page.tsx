import type { Metadata } from 'next';
import { LegalPage } from '@/components/layout/LegalPage';
import text from '@/content/legal/terms.md';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const metadata: Metadata = pageMetadata({
  path: routes.terms,
  title: 'Mentions légales et conditions d’utilisation',
  description:
    'Qui publie ce site, ce qu’il propose, ce que valent ses tarifs et ses conseils, et les règles de son utilisation, selon le droit du Cameroun.',
  siteName: site.name,
});

export default function TermsPage() {
  return (
    <LegalPage
      title="Mentions légales et conditions d’utilisation"
      lead="Qui publie ce site, et ce que vous pouvez en attendre."
      trail={[{ label: 'Conditions', href: routes.terms }]}
    >
      {text}
    </LegalPage>
  );
}
