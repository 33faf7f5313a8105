import { LegalPage } from '@/components/layout/LegalPage';
import { routes } from '@/lib/routing/routes';
import { pageAt } from '../content';

const page = pageAt(routes.privacy);

export const { metadata } = page;

export default function PrivacyPage() {
  return <LegalPage {...page} text="privacy" />;
}
