import { GesturesView } from '@/components/gestures/GesturesView';
import { StructuredData } from '@/components/layout/StructuredData';
import { gesturesPage } from '@/lib/content/generated/gesturesPage';
import { hospitals } from '@/lib/content/generated/hospitals';
import { site } from '@/lib/content/generated/site';
import { absoluteUrl } from '@/lib/site/metadata';
import { breadcrumbList } from '@/lib/site/structuredData/breadcrumb';
import { webPage } from '@/lib/site/structuredData/webPage';
import { routes } from '@/lib/routes';
import { asTold, pageAt } from '../content';

const page = pageAt(routes.gestures);

export const { metadata } = page;

export default function GesturesRoutePage() {
  const { review } = asTold(gesturesPage);
  return (
    <>
      <StructuredData
        things={[breadcrumbList(page.crumbs), webPage(absoluteUrl(routes.gestures), review)]}
      />
      <GesturesView
        {...gesturesPage}
        heading={page.heading}
        crumbs={page.crumbs}
        hospitals={hospitals}
        hasNumber={site.emergencyNumbers.length > 0}
      />
    </>
  );
}
