import type { Metadata } from 'next';
import { Audiences } from '@/components/home/Audiences';
import { HomeServices } from '@/components/home/HomeServices';
import { StructuredData } from '@/components/layout/StructuredData';
import { Cta } from '@/components/sections/Cta';
import { Faq } from '@/components/sections/Faq';
import { Testimonials } from '@/components/sections/Testimonials';
import { HeroSlider } from '@/components/slider/HeroSlider';
import { faq } from '@/content/faq';
import { home, homeSlides } from '@/content/home';
import { pages } from '@/content/pages';
import { homeServiceCards } from '@/content/services';
import { site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import { pageMetadata } from '@/lib/build/metadata';
import { routes } from '@/lib/routes';
import { webSite } from '@/lib/build/structuredData/centre';
import { faqPage } from '@/lib/build/structuredData/faq';
import { centreFacts } from './centre';

/** Milliseconds between two slides of the home page. */
const HOME_INTERVAL_MS = 7000;

export const metadata: Metadata = pageMetadata({
  ...pages.home,
  path: routes.home,
  siteName: site.name,
});

export default function HomePage() {
  return (
    <>
      <StructuredData things={[centreFacts, webSite(site), faqPage(faq)]} />
      <HeroSlider
        heading={home.heading}
        label="Présentation du centre"
        slides={homeSlides}
        interval={HOME_INTERVAL_MS}
        overlapped
      />
      <Audiences items={home.audiences} />
      <HomeServices {...home.services} cards={homeServiceCards} />
      <Cta
        {...home.cta}
        phone={site.phones[0]}
        picture={{
          src: '/illustrations/famille.svg',
          alt: 'Une grand-mère rit avec son fils et sa petite-fille ; une auxiliaire de vie est avec eux.',
        }}
        last
      />
      <Faq
        {...home.faq}
        items={faq}
        picture={{ src: '/illustrations/accueil-telephone.svg', alt: '' }}
      />
      <Testimonials {...home.testimonials} testimonials={testimonials} />
    </>
  );
}
