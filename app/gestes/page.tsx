import { FirstAidView } from '@/components/firstAid/FirstAidView';
import { StructuredData } from '@/components/layout/StructuredData';
import { firstAidPage } from '@/lib/content/generated/firstAidPage';
import { hospitals } from '@/lib/content/generated/hospitals';
import { site } from '@/lib/content/generated/site';
import { absoluteUrl } from '@/lib/metadata/metadata';
import { breadcrumbList } from '@/lib/metadata/structuredData/breadcrumb';
import { webPage } from '@/lib/metadata/structuredData/webPage';
import { routes } from '@/lib/routing/routes';
import { forStructuredData, getPage } from '@/app/content';

const page = getPage(routes.guides);

export const { metadata } = page;

export default function FirstAidRoutePage() {
  const { review } = forStructuredData(firstAidPage);
  return (
    <>
      <StructuredData
        things={[breadcrumbList(page.breadcrumbs), webPage(absoluteUrl(routes.guides), review)]}
      />
      <FirstAidView
        {...firstAidPage}
        page={page}
        hospitals={hospitals}
        hasNumber={site.emergencyNumbers.length > 0}
      />
    </>
  );
}
