import { LegalPage } from '@/components/layout/LegalPage';
import { routes } from '@/lib/routing/routes';
import { pageData } from '../content';

const page = pageData(routes.privacy);

export const { metadata } = page;

export default function PrivacyPage() {
  return <LegalPage {...page} text="privacy" />;
}
