import type { Metadata } from 'next';
import { AppointmentForm } from '@/components/appointment/AppointmentForm';
import { AppointmentLayout } from '@/components/appointment/AppointmentLayout';
import { PageHero } from '@/components/layout/PageHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { Picture } from '@/components/ui/Picture';
import { appointment } from '@/content/appointment';
import { pages } from '@/content/pages';
import { services } from '@/content/services';
import { site } from '@/content/site';
import type { ServiceType } from '@/lib/appointmentFields';
import { answerHoursOf } from '@/lib/format';
import { pageMetadata } from '@/lib/build/metadata';
import { routes } from '@/lib/routes';
import { breadcrumbList } from '@/lib/build/structuredData/breadcrumb';
import type { Trail } from '@/lib/trail';

export const metadata: Metadata = pageMetadata({
  ...pages.appointment,
  path: routes.appointment,
  siteName: site.name,
});

const trail: Trail = [{ label: 'Consultation', href: routes.appointment }];

/** What the form chooses for a visitor who comes from a service's page. */
const requestTypes: Record<number, ServiceType> = {
  2: 'Soins spécialisés',
  3: 'Suivi de grossesse',
};

export default function AppointmentPage() {
  const [phone] = site.phones;
  const answerHours = answerHoursOf(site.hours.reception);
  const centre = { phone, whatsapp: site.whatsapp, email: site.email };
  return (
    // The call bar of phones reads this mark: here it would cover the form.
    <div data-page="appointment">
      <StructuredData things={[breadcrumbList(trail)]} />
      <PageHero title={appointment.title} lead={site.longName} trail={trail} />
      <AppointmentLayout content={appointment} hours={site.hours.consultations} centre={centre}>
        <AppointmentForm
          centre={centre}
          answerHours={answerHours}
          services={services.map(({ id, title }) => ({
            id,
            title,
            requestType: requestTypes[id] ?? 'Autre',
          }))}
          picture={<Picture picture={appointment.confirmationPicture} />}
        />
      </AppointmentLayout>
    </div>
  );
}
