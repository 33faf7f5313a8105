import { AppointmentForm } from '@/components/appointment/AppointmentForm';
import { NoScriptNote } from '@/components/appointment/NoScriptNote';
import { ContactHours } from '@/components/contact/ContactHours';
import { ContactMethods } from '@/components/contact/ContactMethods';
import { FindUs } from '@/components/contact/FindUs';
import { FormSection } from '@/components/contact/FormSection';
import { PageHero } from '@/components/layout/PageHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { ButtonLink } from '@/components/ui/Button';
import { Picture } from '@/components/ui/Picture';
import { appointment } from '@/lib/content/generated/appointment';
import { contact } from '@/lib/content/generated/contact';
import { area } from '@/lib/content/generated/area';
import { services } from '@/lib/content/generated/services';
import { site } from '@/lib/content/generated/site';
import { closingDayRemarks } from '@/lib/openingHours/closingDays';
import { getAnswerHours } from '@/lib/openingHours/formatHours';
import { routes } from '@/lib/routing/routes';
import { breadcrumbList } from '@/lib/metadata/structuredData/breadcrumb';
import { getPage, organizationJsonLd } from '@/app/content';

const page = getPage(routes.contact);

export const { metadata } = page;

export default function ContactPage() {
  const [phone] = site.phones;
  const answerHours = getAnswerHours(site.hours.reception);
  const centre = { phone, whatsapp: site.whatsapp, email: site.email };
  return (
    <>
      <StructuredData things={[organizationJsonLd, breadcrumbList(page.breadcrumbs)]} />
      <PageHero
        title={page.heading}
        lead={contact.lead}
        breadcrumbs={page.breadcrumbs}
        actions={
          <ButtonLink href="#formulaire" variant="light">
            {contact.form.heading}
          </ButtonLink>
        }
      />
      <ContactMethods content={contact} site={site} answerHours={answerHours} />
      <FormSection
        heading={contact.form.heading}
        lead={contact.form.lead}
        aside={<ContactHours content={contact} site={site} />}
      >
        <NoScriptNote centre={centre} />
        <AppointmentForm
          centre={centre}
          answerHours={answerHours}
          services={services.map(({ id, title, requestType, pricing }) => ({
            ...{ id, title, requestType, pricing },
          }))}
          area={area}
          closingDays={closingDayRemarks(site)}
          picture={<Picture picture={appointment.confirmation.image} />}
        />
      </FormSection>
      <FindUs content={contact} site={site} />
    </>
  );
}
