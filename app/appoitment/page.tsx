import type { Metadata } from 'next';
import { AppointmentForm } from '@/components/appointment/AppointmentForm';
import { AppointmentLayout } from '@/components/appointment/AppointmentLayout';
import { PageHero } from '@/components/layout/PageHero';
import { appointment } from '@/content/appointment';
import { pages } from '@/content/pages';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { answerHoursOf } from '@/lib/format';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const metadata: Metadata = pageMetadata({
  ...pages.appointment,
  path: routes.appointment,
  siteName: site.name,
});

export default function AppointmentPage() {
  const [phone] = site.phones;
  const answerHours = answerHoursOf(site.hours.reception);
  const centre = { phone, whatsapp: site.whatsapp, email: site.email };
  return (
    // The call bar of phones reads this mark: here it would cover the form.
    <div data-page="appointment">
      <PageHero title={appointment.title} lead={site.longName} here="Consultation" />
      <AppointmentLayout content={appointment} hours={site.hours.consultations} centre={centre}>
        <AppointmentForm
          centre={centre}
          answerHours={answerHours}
          services={services.map(({ id, title }) => ({ id, title }))}
        />
      </AppointmentLayout>
    </div>
  );
}
