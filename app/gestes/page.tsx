import { GesturesView } from '@/components/gestures/GesturesView';
import { StructuredData } from '@/components/layout/StructuredData';
import { gesturesPage } from '@/lib/content/made/gesturesPage';
import { hospitals } from '@/lib/content/made/hospitals';
import { site } from '@/lib/content/made/site';
import { absoluteUrl } from '@/lib/build/metadata';
import { breadcrumbList } from '@/lib/build/structuredData/breadcrumb';
import { webPage } from '@/lib/build/structuredData/webPage';
import { routes } from '@/lib/routes';
import { asTold, pageAt } from '../content';

const page = pageAt(routes.gestures);

export const { metadata } = page;

export default function GesturesRoutePage() {
  const { review } = asTold(gesturesPage);
  return (
    <>
      <StructuredData
        things={[breadcrumbList(page.trail), webPage(absoluteUrl(routes.gestures), review)]}
      />
      <GesturesView
        {...gesturesPage}
        heading={page.heading}
        trail={page.trail}
        hospitals={hospitals}
        hasNumber={site.emergencyNumbers.length > 0}
      />
    </>
  );
}
