import { LegalPage } from '@/components/layout/LegalPage';
import { routes } from '@/lib/routing/routes';
import { pageData } from '../content';

const page = pageData(routes.terms);

export const { metadata } = page;

export default function TermsPage() {
  return <LegalPage {...page} text="terms" english={routes.englishTerms} />;
}
