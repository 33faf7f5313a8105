import { Audiences } from '@/components/sections/Audiences';
import { KeyLinks } from '@/components/sections/KeyLinks';
import { StructuredData } from '@/components/layout/StructuredData';
import { Cta } from '@/components/sections/Cta';
import { Faq } from '@/components/sections/Faq';
import { ServiceCards } from '@/components/services/ServiceCards';
import { Testimonials } from '@/components/sections/Testimonials';
import { HeroSlider } from '@/components/sections/HeroSlider';
import { neighbourhoodNames } from '@/lib/serviceArea/neighbourhoods';
import { area } from '@/lib/content/generated/area';
import { faq } from '@/lib/content/generated/faq';
import { home } from '@/lib/content/generated/home';
import { howItWorks } from '@/lib/content/generated/howItWorks';
import { pricesPage } from '@/lib/content/generated/pricesPage';
import { services } from '@/lib/content/generated/services';
import { site } from '@/lib/content/generated/site';
import { testimonials } from '@/lib/content/generated/testimonials';
import { routes } from '@/lib/routing/routes';
import { webSite } from '@/lib/metadata/structuredData/centre';
import { organizationJsonLd, getPage } from './content';

/** Milliseconds between two slides of the home page. */
const HOME_INTERVAL_MS = 7000;

const page = getPage(routes.home);

export const { metadata } = page;

export default function HomePage() {
  return (
    <>
      <StructuredData things={[organizationJsonLd, webSite(site)]} />
      <HeroSlider
        heading={page.heading}
        label="Présentation du centre"
        slides={home.slides}
        interval={HOME_INTERVAL_MS}
      />
      <ServiceCards
        {...home.services}
        cards={home.cards}
        services={services}
        more="En savoir plus"
        commitments={howItWorks.commitments.items}
        action={{ label: 'Voir tous nos services', href: routes.services }}
      >
        <KeyLinks checksNeighbourhoods={neighbourhoodNames(area).length > 0} />
      </ServiceCards>
      <Audiences
        items={[
          ...home.audiences,
          { icon: 'question', ...pricesPage.invitation, href: routes.prices },
        ]}
      />
      <Cta {...home.cta} phone={site.phones[0]} last />
      <Faq {...home.faq} {...faq} centre={site} />
      <Testimonials {...home.testimonials} {...testimonials} />
    </>
  );
}
