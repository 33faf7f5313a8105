import { LegalPage } from '@/components/layout/LegalPage';
import { routes } from '@/lib/routing/routes';
import { pageAt } from '../content';

const page = pageAt(routes.cookies);

export const { metadata } = page;

export default function CookiesPage() {
  return <LegalPage {...page} text="cookies" />;
}
