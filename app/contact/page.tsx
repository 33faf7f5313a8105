import type { Metadata } from 'next';
import { AppointmentForm } from '@/components/appointment/AppointmentForm';
import { NoScriptNote } from '@/components/appointment/NoScriptNote';
import { ContactWays } from '@/components/contact/ContactWays';
import { FormSection } from '@/components/contact/FormSection';
import { PageHero } from '@/components/layout/PageHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { Picture } from '@/components/ui/Picture';
import { appointment } from '@/content/appointment';
import { contact } from '@/content/contact';
import { pages } from '@/content/pages';
import { services } from '@/content/services';
import { site } from '@/content/site';
import type { ServiceType } from '@/lib/appointmentFields';
import { answerHoursOf } from '@/lib/format';
import { pageMetadata } from '@/lib/build/metadata';
import { routes } from '@/lib/routes';
import { breadcrumbList } from '@/lib/build/structuredData/breadcrumb';
import type { Trail } from '@/lib/trail';
import { centreFacts } from '../centre';

export const metadata: Metadata = pageMetadata({
  ...pages.contact,
  path: routes.contact,
  siteName: site.name,
});

const trail: Trail = [{ label: 'Contact', href: routes.contact }];

/** What the form chooses for a visitor who comes from a service's page. */
const requestTypes: Record<number, ServiceType> = {
  2: 'Soins spécialisés',
  3: 'Suivi de grossesse',
};

export default function ContactPage() {
  const [phone] = site.phones;
  const answerHours = answerHoursOf(site.hours.reception);
  const centre = { phone, whatsapp: site.whatsapp, email: site.email };
  return (
    <>
      <StructuredData things={[centreFacts, breadcrumbList(trail)]} />
      <PageHero title={contact.heading} lead={contact.lead} trail={trail} />
      <ContactWays content={contact} site={site} />
      <FormSection heading={contact.form.heading} lead={contact.form.lead}>
        <NoScriptNote centre={centre} />
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
      </FormSection>
    </>
  );
}
