import { HowItWorksLink } from '@/components/about/HowItWorksLink';
import { AppointmentForm } from '@/components/appointment/AppointmentForm';
import { AppointmentLayout } from '@/components/appointment/AppointmentLayout';
import { PageHero } from '@/components/layout/PageHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { HoursList } from '@/components/openingHours/HoursList';
import { OpenNow } from '@/components/openingHours/OpenNow';
import { Picture } from '@/components/ui/Picture';
import { appointment } from '@/lib/content/generated/appointment';
import { site } from '@/lib/content/generated/site';
import { getClosingDays } from '@/lib/openingHours/closingDays';
import { spansOfWeek } from '@/lib/openingHours/spans';
import { routes } from '@/lib/routing/routes';
import { breadcrumbList } from '@/lib/metadata/structuredData/breadcrumb';
import { formContent, getPage } from '@/app/content';

const page = getPage(routes.appointment);

export const { metadata } = page;

export default function AppointmentPage() {
  return (
    // The call bar hides on this page: it would cover the form.
    <div data-page="appointment">
      <StructuredData things={[breadcrumbList(page.breadcrumbs)]} />
      <PageHero {...page} lead={site.longName} />
      <AppointmentLayout
        content={appointment}
        centre={formContent.centre}
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
            ordinary={formContent.answerHours}
          />
        }
        more={<HowItWorksLink />}
      >
        <AppointmentForm
          {...formContent}
          picture={<Picture picture={appointment.confirmation.image} />}
        />
      </AppointmentLayout>
    </div>
  );
}
