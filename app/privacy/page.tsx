import { LegalPage } from '@/components/layout/LegalPage';
import { routes } from '@/lib/routing/routes';
import { getPage } from '@/app/content';

const page = getPage(routes.privacy);

export const { metadata } = page;

export default function PrivacyPage() {
  return <LegalPage {...page} text="privacy" />;
}
