import { LegalPage } from '@/components/layout/LegalPage';
import { routes } from '@/lib/routing/routes';
import { pageData } from '../content';

const page = pageData(routes.cookies);

export const { metadata } = page;

export default function CookiesPage() {
  return <LegalPage {...page} text="cookies" />;
}
