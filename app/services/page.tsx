import { StructuredData } from '@/components/layout/StructuredData';
import { Cta } from '@/components/sections/Cta';
import { Faq } from '@/components/sections/Faq';
import { ServiceCards } from '@/components/services/ServiceCards';
import { HeroSlider } from '@/components/sections/HeroSlider';
import { ButtonLink } from '@/components/ui/Button';
import { faq } from '@/lib/content/generated/faq';
import { home } from '@/lib/content/generated/home';
import { howItWorks } from '@/lib/content/generated/howItWorks';
import { servicesPage } from '@/lib/content/generated/servicesPage';
import { pricesPage } from '@/lib/content/generated/pricesPage';
import { services } from '@/lib/content/generated/services';
import { site } from '@/lib/content/generated/site';
import { routes } from '@/lib/routing/routes';
import { breadcrumbList } from '@/lib/metadata/structuredData/breadcrumb';
import { faqPage } from '@/lib/metadata/structuredData/faq';
import { getPage } from '@/app/content';

/** Milliseconds between two slides of the services page. */
const SERVICES_INTERVAL_MS = 5000;

const page = getPage(routes.services);

export const { metadata } = page;

export default function ServicesPage() {
  return (
    <>
      <StructuredData things={[breadcrumbList(page.breadcrumbs), faqPage(faq.questions, site)]} />
      <HeroSlider
        heading={page.heading}
        label="Nos services en images"
        slides={servicesPage.slides}
        interval={SERVICES_INTERVAL_MS}
        breadcrumbs={page.breadcrumbs}
      />
      <ServiceCards
        {...servicesPage.list}
        cards={servicesPage.cards}
        services={services}
        more="En savoir plus"
        commitments={howItWorks.commitments.items}
        action={{ label: 'Nous contacter', href: routes.contact }}
      />
      <Cta {...servicesPage.cta} phone={site.phones[0]} last>
        <ButtonLink href={routes.prices} variant="outline" wide>
          {pricesPage.invitation.label}
        </ButtonLink>
      </Cta>
      <Faq heading={home.faq.heading} lead={home.faq.lead} {...faq} centre={site} />
    </>
  );
}
