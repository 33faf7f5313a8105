import type { Metadata } from 'next';
import { ArticleGrid } from '@/components/blog/ArticleGrid';
import { CareTeam } from '@/components/blog/CareTeam';
import { Breadcrumb } from '@/components/layout/Breadcrumb';
import { Cta } from '@/components/sections/Cta';
import { HighlightGrid } from '@/components/sections/HighlightGrid';
import { HeroSlider } from '@/components/slider/HeroSlider';
import { Section, SectionHead } from '@/components/ui/Section';
import { articles } from '@/content/articles';
import { blog, blogSlides } from '@/content/blog';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

/** Milliseconds between two slides of the blog's carousel. */
const BLOG_INTERVAL_MS = 5000;

export const metadata: Metadata = pageMetadata({
  path: routes.blog,
  title: 'Blog',
  description:
    'Des conseils simples, écrits par des soignants de Yaoundé : accompagner un parent âgé, prévenir les chutes, suivre sa tension, bien manger et mieux dormir.',
  siteName: site.name,
});

export default function BlogPage() {
  return (
    <>
      <HeroSlider
        heading={blog.heading}
        label="L’accompagnement en images"
        slides={blogSlides}
        interval={BLOG_INTERVAL_MS}
        trail={<Breadcrumb here="Blog" />}
      />
      <Section labelledBy="articles">
        <SectionHead id="articles" heading={blog.articlesHeading} lead={blog.intro} />
        <ArticleGrid articles={articles} />
      </Section>
      <CareTeam
        {...blog.about}
        picture={{
          src: '/illustrations/hero-2.svg',
          alt: 'Une médecin en blouse blanche, entre un infirmier en bleu et une sage-femme au voile jaune.',
        }}
      />
      <Section labelledBy="aides">
        <SectionHead id="aides" heading={blog.highlightsHeading} />
        <HighlightGrid items={blog.highlights} />
      </Section>
      <Cta
        {...blog.cta}
        last
        phone={site.phones[0]}
        picture={{
          src: '/illustrations/grossesse.svg',
          alt: 'Une sage-femme en tunique corail pose la main sur le ventre d’une femme enceinte.',
        }}
      />
    </>
  );
}
