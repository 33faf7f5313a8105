import type { Metadata } from 'next';
import { StructuredData } from '@/components/layout/StructuredData';
import { Cta } from '@/components/sections/Cta';
import { Faq } from '@/components/sections/Faq';
import { ServiceCards } from '@/components/services/ServiceCards';
import { HeroSlider } from '@/components/slider/HeroSlider';
import { faq } from '@/content/faq';
import { home } from '@/content/home';
import { pages } from '@/content/pages';
import { serviceCards, servicesPage, servicesSlides } from '@/content/services';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/build/metadata';
import { routes } from '@/lib/routes';
import { breadcrumbList } from '@/lib/build/structuredData/breadcrumb';
import { faqPage } from '@/lib/build/structuredData/faq';
import type { Trail } from '@/lib/trail';

/** Milliseconds between two slides of the services page. */
const SERVICES_INTERVAL_MS = 5000;

export const metadata: Metadata = pageMetadata({
  ...pages.services,
  path: routes.services,
  siteName: site.name,
});

const trail: Trail = [{ label: 'Services', href: routes.services }];

export default function ServicesPage() {
  return (
    <>
      <StructuredData things={[breadcrumbList(trail), faqPage(faq)]} />
      <HeroSlider
        heading={servicesPage.heading}
        label="Nos services en images"
        slides={servicesSlides}
        interval={SERVICES_INTERVAL_MS}
        trail={trail}
      />
      <ServiceCards {...servicesPage.cards} cards={serviceCards} />
      <Cta
        {...servicesPage.cta}
        last
        phone={site.phones[0]}
        picture={{
          src: '/illustrations/hero-1.svg',
          alt: 'Une auxiliaire de vie tient l’épaule et la main d’une femme âgée qui rit dans son fauteuil.',
        }}
      />
      <Faq {...home.faq} items={faq} />
    </>
  );
}
