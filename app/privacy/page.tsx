import type { Metadata } from 'next';
import { LegalPage } from '@/components/layout/LegalPage';
import text from '@/content/legal/privacy.md';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const metadata: Metadata = pageMetadata({
  path: routes.privacy,
  title: 'Confidentialité de vos données',
  description:
    'Ce que le centre fait des informations que vous lui envoyez, combien de temps il les garde, qui les lit, et comment demander leur effacement.',
  siteName: site.name,
});

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Confidentialité de vos données"
      lead="Ce que nous savons de vous, pourquoi, et comment le faire effacer."
      trail={[{ label: 'Confidentialité', href: routes.privacy }]}
    >
      {text}
    </LegalPage>
  );
}
