import type { Metadata } from 'next';
import { LegalPage } from '@/components/layout/LegalPage';
import text from '@/content/legal/privacy.md';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/build/metadata';
import { routes } from '@/lib/routes';

export const metadata: Metadata = pageMetadata({
  ...pages.privacy,
  path: routes.privacy,
  siteName: site.name,
});

export default function PrivacyPage() {
  return (
    <LegalPage
      title={pages.privacy.title}
      lead="Ce que nous savons de vous, pourquoi, et comment le faire effacer."
      trail={[{ label: 'Confidentialité', href: routes.privacy }]}
    >
      {text}
    </LegalPage>
  );
}
