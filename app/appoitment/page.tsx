import { HowItWorksLink } from '@/components/about/HowItWorksLink';
import { AppointmentForm } from '@/components/appointment/AppointmentForm';
import { AppointmentLayout } from '@/components/appointment/AppointmentLayout';
import { PageHero } from '@/components/layout/PageHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { HoursList } from '@/components/openingHours/HoursList';
import { OpenNow } from '@/components/openingHours/OpenNow';
import { Picture } from '@/components/ui/Picture';
import { appointment } from '@/lib/content/generated/appointment';
import { area } from '@/lib/content/generated/area';
import { services } from '@/lib/content/generated/services';
import { site } from '@/lib/content/generated/site';
import { closingDayRemarks, getClosingDays } from '@/lib/openingHours/closingDays';
import { getAnswerHours } from '@/lib/openingHours/formatHours';
import { spansOfWeek } from '@/lib/openingHours/spans';
import { getVisitHours } from '@/lib/openingHours/visitHours';
import { routes } from '@/lib/routing/routes';
import { breadcrumbList } from '@/lib/metadata/structuredData/breadcrumb';
import { getPage } from '@/app/content';

const page = getPage(routes.appointment);

export const { metadata } = page;

export default function AppointmentPage() {
  const [phone] = site.phones;
  const answerHours = getAnswerHours(site.hours.reception);
  const centre = { phone, whatsapp: site.whatsapp, email: site.email };
  return (
    // The call bar hides on this page: it would cover the form.
    <div data-page="appointment">
      <StructuredData things={[breadcrumbList(page.breadcrumbs)]} />
      <PageHero {...page} lead={site.longName} />
      <AppointmentLayout
        content={appointment}
        centre={centre}
        hours={
          <HoursList
            hours={site.hours.consultations}
            closingDays={getClosingDays(site, 'consultations')}
            headingLevel="h2"
          />
        }
        openState={
          <OpenNow
            spans={spansOfWeek(site.hours.reception.lines)}
            closingDays={getClosingDays(site, 'reception')}
            ordinary={answerHours}
          />
        }
        more={<HowItWorksLink />}
      >
        <AppointmentForm
          centre={centre}
          answerHours={answerHours}
          services={services.map(({ id, title, requestType, pricing }) => ({
            ...{ id, title, requestType, pricing },
          }))}
          area={area}
          closingDays={closingDayRemarks(site)}
          hours={getVisitHours(site.hours)}
          picture={<Picture picture={appointment.confirmation.image} />}
        />
      </AppointmentLayout>
    </div>
  );
}
