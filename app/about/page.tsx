import type { Metadata } from 'next';
import { Figures } from '@/components/about/Figures';
import { Founder } from '@/components/about/Founder';
import { History } from '@/components/about/History';
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
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { breadcrumbList } from '@/lib/structuredData/breadcrumb';
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
          src: '/illustrations/hero-2.svg',
          alt: 'Une médecin en blouse blanche, entre un infirmier en bleu et une sage-femme au voile jaune.',
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
          src: '/illustrations/therapie.svg',
          alt: 'Un homme en chemise jaune parle avec une thérapeute en blouse blanche, chacun dans un fauteuil.',
        }}
      />
      <Section labelledBy="priorites" ground="tint">
        <SectionHead
          id="priorites"
          heading={about.priorityGroups.heading}
          lead={about.priorityGroups.lead}
        />
        <HighlightGrid items={about.priorityGroups.items} />
      </Section>
      <Testimonials {...home.testimonials} testimonials={testimonials} />
      <Cta
        {...about.cta}
        last
        phone={site.phones[0]}
        picture={{
          src: '/illustrations/quotidien.svg',
          alt: 'Une auxiliaire de vie en tunique verte donne le bras à un homme âgé qui marche avec une canne.',
        }}
      />
    </>
  );
}
