import { LegalPage } from '@/components/layout/LegalPage';
import { routes } from '@/lib/routing/routes';
import { getPage } from '@/app/content';

const page = getPage(routes.accessibility);

export const { metadata } = page;

export default function AccessibilityPage() {
  return <LegalPage {...page} text="accessibility" />;
}
