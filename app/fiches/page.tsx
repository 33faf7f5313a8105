import { PageHero } from '@/components/layout/PageHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { HighlightGrid } from '@/components/sections/HighlightGrid';
import { SheetCards } from '@/components/sheets/SheetCards';
import { Section, SectionHead } from '@/components/ui/Section';
import { sheets } from '@/lib/content/generated/sheets';
import { sheetsPage } from '@/lib/content/generated/sheetsPage';
import { routes } from '@/lib/routes';
import { breadcrumbList } from '@/lib/site/structuredData/breadcrumb';
import { pageAt } from '../content';

const page = pageAt(routes.sheets);

export const { metadata } = page;

export default function SheetsPage() {
  return (
    <>
      <StructuredData things={[breadcrumbList(page.crumbs)]} />
      <PageHero title={page.heading} lead={sheetsPage.lead} crumbs={page.crumbs} />
      <Section>
        <SheetCards sheets={sheets} />
      </Section>
      <Section labelledBy="facons" ground="tint">
        <SectionHead id="facons" heading={sheetsPage.waysHeading} />
        <HighlightGrid items={sheetsPage.ways} />
      </Section>
    </>
  );
}
