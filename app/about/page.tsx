import type { Metadata } from 'next';
import { Figures } from '@/components/about/Figures';
import { Founder } from '@/components/about/Founder';
import { History } from '@/components/about/History';
import { PriorityGroups } from '@/components/about/PriorityGroups';
import { Solution } from '@/components/about/Solution';
import { PageHero } from '@/components/layout/PageHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { Cta } from '@/components/sections/Cta';
import { HighlightGrid } from '@/components/sections/HighlightGrid';
import { Testimonials } from '@/components/sections/Testimonials';
import { Section, SectionHead } from '@/components/ui/Section';
import { about } from '@/content/about';
import { home } from '@/content/home';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import { pageMetadata } from '@/lib/build/metadata';
import { routes } from '@/lib/routes';
import { breadcrumbList } from '@/lib/build/structuredData/breadcrumb';
import type { Trail } from '@/lib/trail';
import { centreFacts } from '../centre';

export const metadata: Metadata = pageMetadata({
  ...pages.about,
  path: routes.about,
  siteName: site.name,
});

const trail: Trail = [{ label: 'À propos', href: routes.about }];

export default function AboutPage() {
  return (
    <>
      <StructuredData things={[centreFacts, breadcrumbList(trail)]} />
      <PageHero title={about.hero.heading} lead={about.hero.lead} trail={trail} />
      <History
        {...about.history}
        picture={{
          src: '/illustrations/histoire.svg',
          alt: 'Devant la porte bleue du centre, une médecin et un auxiliaire de vie accueillent un vieil homme.',
        }}
      />
      <Figures heading={about.figuresHeading} figures={about.figures} />
      <Section labelledBy="valeurs">
        <SectionHead id="valeurs" heading={about.valuesHeading} />
        <HighlightGrid items={about.values} />
      </Section>
      <Founder {...about.founder} />
      <Solution
        {...about.solution}
        picture={{
          src: '/illustrations/solution.svg',
          alt: 'Autour d’une table, un fils, sa mère et une infirmière regardent le planning de la semaine.',
        }}
      />
      <PriorityGroups {...about.priorityGroups} />
      <Testimonials {...home.testimonials} testimonials={testimonials} />
      <Cta
        {...about.cta}
        last
        phone={site.phones[0]}
        picture={{
          src: '/illustrations/centre.svg',
          alt: 'Le centre : une maison blanche au toit rouge, avec une rampe d’accès et un portail vert ouvert.',
        }}
      />
    </>
  );
}
