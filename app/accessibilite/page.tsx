import { LegalPage } from '@/components/layout/LegalPage';
import { routes } from '@/lib/routing/routes';
import { pageAt } from '../content';

const page = pageAt(routes.accessibility);

export const { metadata } = page;

export default function AccessibilityPage() {
  return <LegalPage {...page} text="accessibility" />;
}
