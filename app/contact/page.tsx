import clsx from 'clsx';
import { AppointmentForm } from '@/components/appointment/AppointmentForm';
import { NoScriptNote } from '@/components/appointment/NoScriptNote';
import { ContactHours } from '@/components/contact/ContactHours';
import { ContactMethods } from '@/components/contact/ContactMethods';
import { FindUs } from '@/components/contact/FindUs';
import { UrgencyLine } from '@/components/contact/UrgencyLine';
import { PageHero } from '@/components/layout/PageHero';
import { StructuredData } from '@/components/layout/StructuredData';
import columns from '@/components/ui/asideColumns.module.css';
import layout from '@/components/ui/layout.module.css';
import { Picture } from '@/components/ui/Picture';
import { Section, SectionHead } from '@/components/ui/Section';
import { appointment } from '@/lib/content/generated/appointment';
import { contact } from '@/lib/content/generated/contact';
import { site } from '@/lib/content/generated/site';
import { formPage } from '@/lib/i18n/fr';
import { routes } from '@/lib/routing/routes';
import { fr } from '@/lib/text/typography';
import { breadcrumbList } from '@/lib/metadata/structuredData/breadcrumb';
import { formContent, getPage, organizationJsonLd } from '@/app/content';

const page = getPage(routes.contact);

export const { metadata } = page;

export default function ContactPage() {
  const { centre, answerHours } = formContent;
  return (
    <>
      <StructuredData things={[organizationJsonLd, breadcrumbList(page.breadcrumbs)]} />
      <PageHero {...page} lead={contact.lead} />
      <Section id="formulaire" labelledBy="formulaire-heading">
        <UrgencyLine
          text={contact.emergency}
          phone={centre.phone}
          label={formPage.call}
          name={(number) => fr(formPage.callNumber(number))}
          numbers={site.emergencyNumbers}
        />
        <div className={clsx(columns.columns, columns.broad)}>
          <div className={columns.aside}>
            <ContactMethods
              content={contact}
              site={site}
              answerHours={answerHours}
              figure={page.figure}
            />
          </div>
          {/* /appoitment prints it. */}
          <div className={layout.screen}>
            <SectionHead id="formulaire-heading" {...contact.form} />
            <NoScriptNote centre={centre} />
            <AppointmentForm
              {...formContent}
              picture={<Picture picture={appointment.confirmation.image} />}
            />
          </div>
        </div>
      </Section>
      <ContactHours content={contact} site={site} />
      <FindUs content={contact} site={site} />
    </>
  );
}
