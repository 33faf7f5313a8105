import { EnglishFrame } from '@/components/layout/EnglishFrame';
import { LegalText } from '@/components/layout/LegalPage';
import { PageHero } from '@/components/layout/PageHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { english } from '@/lib/content/generated/english';
import { site } from '@/lib/content/generated/site';
import { texts } from '@/lib/content/generated/texts';
import { asPublisher } from '@/lib/metadata/structuredData/centre';
import { englishPage } from '@/lib/metadata/structuredData/webPage';
import { ENGLISH_TERMS } from '@/lib/content/schemas/english';
import { routes } from '@/lib/routing/routes';
import { getPage } from '@/app/content';

const page = getPage(routes.englishTerms);

export const { metadata } = page;

export default function EnglishTermsPage() {
  const text = texts.find(({ id }) => id === ENGLISH_TERMS);
  if (!text) throw new Error(`Le texte content/legal/${ENGLISH_TERMS}.md manque.`);
  return (
    <EnglishFrame french={routes.terms}>
      <StructuredData things={[englishPage(page), asPublisher(site)]} />
      <PageHero heading={page.heading} lead={`${text.lead} ${english.terms.notice}`} />
      <LegalText body={text.body} locale="en" />
    </EnglishFrame>
  );
}
