import { EnglishView } from '@/components/english/EnglishView';
import { EnglishFrame } from '@/components/layout/EnglishFrame';
import { StructuredData } from '@/components/layout/StructuredData';
import { abroad } from '@/lib/content/made/abroad';
import { english } from '@/lib/content/made/english';
import { gesturesPage } from '@/lib/content/made/gesturesPage';
import { hospitals } from '@/lib/content/made/hospitals';
import { howItWorks } from '@/lib/content/made/howItWorks';
import { services } from '@/lib/content/made/services';
import { signs } from '@/lib/content/made/signs';
import { site } from '@/lib/content/made/site';
import { centreMark } from '@/lib/build/structuredData/centre';
import { englishPage } from '@/lib/build/structuredData/webPage';
import { routes } from '@/lib/routes';
import { pageAt } from '../content';

const page = pageAt(routes.english);

export const { metadata } = page;

export default function EnglishRoutePage() {
  return (
    <EnglishFrame french={routes.home}>
      <StructuredData things={[englishPage(page), centreMark(site)]} />
      <EnglishView
        heading={page.heading}
        text={english}
        site={site}
        services={services}
        howItWorks={howItWorks}
        abroad={abroad}
        signs={signs}
        gestures={gesturesPage.gestures}
        hospitals={hospitals}
      />
    </EnglishFrame>
  );
}
