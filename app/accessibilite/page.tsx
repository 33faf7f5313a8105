import { LegalPage } from '@/components/layout/LegalPage';
import { routes } from '@/lib/routing/routes';
import { pageData } from '../content';

const page = pageData(routes.accessibility);

export const { metadata } = page;

export default function AccessibilityPage() {
  return <LegalPage {...page} text="accessibility" />;
}
