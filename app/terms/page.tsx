import type { Metadata } from 'next';
import { LegalPage } from '@/components/layout/LegalPage';
import text from '@/content/legal/terms.md';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/build/metadata';
import { routes } from '@/lib/routes';

export const metadata: Metadata = pageMetadata({
  ...pages.terms,
  path: routes.terms,
  siteName: site.name,
});

export default function TermsPage() {
  return (
    <LegalPage
      title={pages.terms.title}
      lead="Qui publie ce site, et ce que vous pouvez en attendre."
      trail={[{ label: 'Conditions', href: routes.terms }]}
    >
      {text}
    </LegalPage>
  );
}
