import { StructuredData } from '@/components/layout/StructuredData';
import { Cta } from '@/components/sections/Cta';
import { Faq } from '@/components/sections/Faq';
import { ServiceCards } from '@/components/sections/ServiceCards';
import { HeroSlider } from '@/components/slider/HeroSlider';
import { ButtonLink } from '@/components/ui/Button';
import { faq } from '@/lib/content/generated/faq';
import { finder } from '@/lib/content/generated/finder';
import { home } from '@/lib/content/generated/home';
import { howItWorks } from '@/lib/content/generated/howItWorks';
import { servicesPage } from '@/lib/content/generated/servicesPage';
import { services } from '@/lib/content/generated/services';
import { site } from '@/lib/content/generated/site';
import { routes } from '@/lib/routes';
import { breadcrumbList } from '@/lib/site/structuredData/breadcrumb';
import { faqPage } from '@/lib/site/structuredData/faq';
import { pageAt } from '../content';

/** Milliseconds between two slides of the services page. */
const SERVICES_INTERVAL_MS = 5000;

const page = pageAt(routes.services);

export const { metadata } = page;

export default function ServicesPage() {
  return (
    <>
      <StructuredData things={[breadcrumbList(page.crumbs), faqPage(faq.questions, site)]} />
      <HeroSlider
        heading={page.heading}
        label="Nos services en images"
        slides={servicesPage.slides}
        interval={SERVICES_INTERVAL_MS}
        crumbs={page.crumbs}
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
        <ButtonLink href={routes.finder} look="outline" wide>
          {finder.invitation.label}
        </ButtonLink>
      </Cta>
      <Faq heading={home.faq.heading} lead={home.faq.lead} {...faq} centre={site} />
    </>
  );
}
