import { LegalPage } from '@/components/layout/LegalPage';
import { routes } from '@/lib/routing/routes';
import { getPage } from '@/app/content';

const page = getPage(routes.terms);

export const { metadata } = page;

export default function TermsPage() {
  return <LegalPage {...page} text="terms" english={routes.englishTerms} />;
}
