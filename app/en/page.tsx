import { EnglishView } from '@/components/english/EnglishView';
import { EnglishFrame } from '@/components/layout/EnglishFrame';
import { StructuredData } from '@/components/layout/StructuredData';
import { abroad } from '@/lib/content/generated/abroad';
import { area } from '@/lib/content/generated/area';
import { english } from '@/lib/content/generated/english';
import { firstAidPage } from '@/lib/content/generated/firstAidPage';
import { hospitals } from '@/lib/content/generated/hospitals';
import { howItWorks } from '@/lib/content/generated/howItWorks';
import { services } from '@/lib/content/generated/services';
import { signs } from '@/lib/content/generated/signs';
import { site } from '@/lib/content/generated/site';
import { asPublisher } from '@/lib/metadata/structuredData/centre';
import { englishPage } from '@/lib/metadata/structuredData/webPage';
import { routes } from '@/lib/routing/routes';
import { localizeArea } from '@/components/serviceArea/localizeArea';
import { getPage } from '@/app/content';

const page = getPage(routes.english);

export const { metadata } = page;

export default function EnglishRoutePage() {
  return (
    <EnglishFrame french={routes.home}>
      <StructuredData things={[englishPage(page), asPublisher(site)]} />
      <EnglishView
        page={page}
        text={english}
        {...{ site, services, howItWorks, abroad, signs, hospitals }}
        area={localizeArea(area, 'en')}
        guides={firstAidPage.guides}
      />
    </EnglishFrame>
  );
}
