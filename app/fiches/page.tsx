import { PageHero } from '@/components/layout/PageHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { HighlightGrid } from '@/components/sections/HighlightGrid';
import { PrintableCards } from '@/components/printables/PrintableCards';
import { Section } from '@/components/ui/Section';
import { printables } from '@/lib/content/generated/printables';
import { printablesPage } from '@/lib/content/generated/printablesPage';
import { routes } from '@/lib/routing/routes';
import { breadcrumbList } from '@/lib/metadata/structuredData/breadcrumb';
import { getPage } from '@/app/content';

const page = getPage(routes.printables);

export const { metadata } = page;

export default function PrintablesPage() {
  return (
    <>
      <StructuredData things={[breadcrumbList(page.breadcrumbs)]} />
      <PageHero {...page} lead={printablesPage.lead} />
      <Section>
        <PrintableCards printables={printables} />
      </Section>
      <Section labelledBy="facons" ground="tinted" heading={printablesPage.waysHeading}>
        <HighlightGrid items={printablesPage.ways} />
      </Section>
    </>
  );
}
