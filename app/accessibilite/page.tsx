import type { Metadata } from 'next';
import { LegalPage } from '@/components/layout/LegalPage';
import text from '@/content/legal/accessibility.md';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/build/metadata';
import { routes } from '@/lib/routes';

export const metadata: Metadata = pageMetadata({
  ...pages.accessibility,
  path: routes.accessibility,
  siteName: site.name,
});

export default function AccessibilityPage() {
  return (
    <LegalPage
      title={pages.accessibility.title}
      lead="Le site est fait pour être lu et utilisé par tous. Dites-nous ce qui vous gêne."
      trail={[{ label: 'Accessibilité', href: routes.accessibility }]}
    >
      {text}
    </LegalPage>
  );
}
