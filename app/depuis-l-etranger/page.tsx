import { OpenNow } from '@/components/openingHours/OpenNow';
import { PhoneButton } from '@/components/contact/PhoneButton';
import { WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { GuidePage } from '@/components/about/GuidePage';
import { ReachUs } from '@/components/about/ReachUs';
import { StructuredData } from '@/components/layout/StructuredData';
import { HoursList } from '@/components/openingHours/HoursList';
import { abroad } from '@/lib/content/generated/abroad';
import { site } from '@/lib/content/generated/site';
import { getClosingDays } from '@/lib/openingHours/closingDays';
import { getAnswerHours } from '@/lib/openingHours/formatHours';
import { spansOfWeek } from '@/lib/openingHours/spans';
import { routes } from '@/lib/routing/routes';
import { guideJsonLd, getPage } from '@/app/content';

const page = getPage(routes.abroad);

export const { metadata } = page;

export default function AbroadPage() {
  const { reception } = site.hours;
  const closingDays = getClosingDays(site, 'reception');
  return (
    <>
      <StructuredData things={guideJsonLd(abroad, page.breadcrumbs)} />
      <GuidePage {...abroad} page={page}>
        <ReachUs
          heading="Nous joindre de loin"
          hours={
            <HoursList
              hours={reception}
              closingDays={closingDays}
              headingLevel="h3"
              withLocalTime
            />
          }
        >
          <OpenNow
            spans={spansOfWeek(reception.lines)}
            closingDays={closingDays}
            ordinary={getAnswerHours(reception)}
          />
          <PhoneButton phone={site.phones[0]} />
          <WhatsAppButton number={site.whatsapp} />
        </ReachUs>
      </GuidePage>
    </>
  );
}
