import { AppointmentLayout } from '@/components/appointment/AppointmentLayout';
import { EnglishAppointmentForm } from '@/components/english/EnglishAppointmentForm';
import { EnglishFrame } from '@/components/layout/EnglishFrame';
import { PageHero } from '@/components/layout/PageHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { HoursList } from '@/components/openingHours/HoursList';
import { localizeArea } from '@/components/serviceArea/localizeArea';
import { Picture } from '@/components/ui/Picture';
import { area } from '@/lib/content/generated/area';
import { english } from '@/lib/content/generated/english';
import { services } from '@/lib/content/generated/services';
import { site } from '@/lib/content/generated/site';
import { asPublisher } from '@/lib/metadata/structuredData/centre';
import { englishPage } from '@/lib/metadata/structuredData/webPage';
import { closingDayRemarks, getClosingDays } from '@/lib/openingHours/closingDays';
import { getAnswerHours } from '@/lib/openingHours/formatHours';
import { getVisitHours } from '@/lib/openingHours/visitHours';
import { routes } from '@/lib/routing/routes';
import { capitalise } from '@/lib/text/format';
import { getPage } from '@/app/content';

const page = getPage(routes.englishAppointment);

export const { metadata } = page;

export default function EnglishAppointmentPage() {
  const [phone] = site.phones;
  const answerHours = getAnswerHours(site.hours.reception, 'en');
  const centre = { phone, whatsapp: site.whatsapp, email: site.email };
  const { appointment } = english;
  return (
    <EnglishFrame french={routes.appointment}>
      {/* The call bar hides on this page: it would cover the form. */}
      <div data-page="appointment">
        <StructuredData things={[englishPage(page), asPublisher(site)]} />
        <PageHero heading={page.heading} lead={appointment.lead} figure={page.figure} />
        <AppointmentLayout
          locale="en"
          content={appointment}
          centre={centre}
          hours={
            <HoursList
              hours={site.hours.consultations}
              closingDays={getClosingDays(site, 'consultations')}
              headingLevel="h2"
              locale="en"
            />
          }
          openState={<p>{capitalise(answerHours)}</p>}
        >
          <EnglishAppointmentForm
            centre={centre}
            answerHours={answerHours}
            services={services.map(({ id, title, requestType, pricing, en }) => ({
              ...{ id, title, requestType, pricing },
              english: en?.title ?? title,
            }))}
            area={localizeArea(area, 'en') ?? area}
            closingDays={closingDayRemarks(site, 'en')}
            hours={getVisitHours(site.hours)}
            picture={<Picture picture={appointment.image} />}
          />
        </AppointmentLayout>
      </div>
    </EnglishFrame>
  );
}
