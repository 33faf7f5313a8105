import { Figures } from '@/components/about/Figures';
import { PriorityGroups } from '@/components/about/PriorityGroups';
import { PageHero } from '@/components/layout/PageHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { Cta } from '@/components/sections/Cta';
import { Founder } from '@/components/about/Founder';
import { HighlightGrid } from '@/components/sections/HighlightGrid';
import { PictureSection } from '@/components/sections/PictureSection';
import { Testimonials } from '@/components/sections/Testimonials';
import { Section } from '@/components/ui/Section';
import { about } from '@/lib/content/generated/about';
import { home } from '@/lib/content/generated/home';
import { site } from '@/lib/content/generated/site';
import { testimonials } from '@/lib/content/generated/testimonials';
import { routes } from '@/lib/routing/routes';
import { breadcrumbList } from '@/lib/metadata/structuredData/breadcrumb';
import { asPublisher } from '@/lib/metadata/structuredData/centre';
import { getPage } from '@/app/content';

const page = getPage(routes.about);

export const { metadata } = page;

export default function AboutPage() {
  return (
    <>
      <StructuredData things={[asPublisher(site), breadcrumbList(page.breadcrumbs)]} />
      <PageHero {...page} lead={about.lead} />
      <PictureSection id="histoire" {...about.history} priority />
      <Figures {...about.figures} />
      {about.values.items.length > 0 ? (
        <Section labelledBy="valeurs" heading={about.values.heading}>
          <HighlightGrid items={about.values.items} />
        </Section>
      ) : null}
      <Founder {...about.founder} />
      <PictureSection id="solution" {...about.solution} space="close" pictureFirst />
      <PriorityGroups {...about.priorityGroups} />
      <Testimonials {...home.testimonials} {...testimonials} />
      <Cta {...about.cta} phone={site.phones[0]} last />
    </>
  );
}
