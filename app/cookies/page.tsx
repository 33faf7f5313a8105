import { LegalPage } from '@/components/layout/LegalPage';
import { routes } from '@/lib/routing/routes';
import { getPage } from '@/app/content';

const page = getPage(routes.cookies);

export const { metadata } = page;

export default function CookiesPage() {
  return <LegalPage {...page} text="cookies" />;
}
