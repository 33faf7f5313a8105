import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleGrid } from '@/components/blog/ArticleGrid';
import { CareTeam } from '@/components/blog/CareTeam';
import { Pagination } from '@/components/blog/Pagination';
import { PageHero } from '@/components/layout/PageHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { Cta } from '@/components/sections/Cta';
import { HighlightGrid } from '@/components/sections/HighlightGrid';
import { HeroSlider } from '@/components/slider/HeroSlider';
import { Section, SectionHead } from '@/components/ui/Section';
import { articles } from '@/content/articles';
import { blog, blogSlides } from '@/content/blog';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import type { Article } from '@/lib/content/schemas/articles';
import { pageMetadata } from '@/lib/build/metadata';
import { ARTICLES_PER_PAGE, countPages, pageOf, type ListPage } from '@/lib/pagination';
import { blogPageRoute, routes } from '@/lib/routes';
import { breadcrumbList } from '@/lib/build/structuredData/breadcrumb';
import type { Crumb } from '@/lib/trail';

/** Milliseconds between two slides of the blog's carousel. */
const BLOG_INTERVAL_MS = 5000;

const blogCrumb: Crumb = { label: 'Blog', href: routes.blog };

type PageProps = { params: Promise<{ page?: string[] }> };

export const dynamicParams = false;

/** `/blog` itself, then `/blog/page/2` and on. */
export function generateStaticParams() {
  const count = countPages(articles.length, ARTICLES_PER_PAGE);
  return Array.from({ length: count }, (_, index) => ({
    page: index === 0 ? [] : ['page', String(index + 1)],
  }));
}

const listPage = async ({ params }: PageProps) => {
  const { page = [] } = await params;
  return pageOf(articles, page.length ? Number(page[1]) : 1, ARTICLES_PER_PAGE);
};

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { page = 1 } = (await listPage(props)) ?? {};
  const facts = { ...pages.blog, path: blogPageRoute(page), siteName: site.name };
  if (page === 1) return pageMetadata(facts);
  return pageMetadata({
    ...facts,
    title: `Blog, page ${page}`,
    description: `Page ${page} des articles du centre : des conseils simples de nos soignants pour prendre soin de vous et de vos proches, à la maison.`,
    previewOf: routes.blog,
  });
}

export default async function BlogPage(props: PageProps) {
  const list = await listPage(props);
  if (!list) notFound();
  if (list.page > 1) return <FurtherPage {...list} />;
  return (
    <>
      <StructuredData things={[breadcrumbList([blogCrumb])]} />
      <HeroSlider
        heading={blog.heading}
        label="L’accompagnement en images"
        slides={blogSlides}
        interval={BLOG_INTERVAL_MS}
        trail={[blogCrumb]}
      />
      <Section labelledBy="articles">
        <SectionHead id="articles" heading={blog.articlesHeading} lead={blog.intro} />
        <ArticleGrid articles={list.items} />
        <Pagination page={list.page} pageCount={list.pageCount} />
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

/** The list goes on: older articles, and nothing of what the first page has told. */
function FurtherPage({ items, page, pageCount }: ListPage<Article>) {
  const trail = [blogCrumb, { label: `Page ${page}`, href: blogPageRoute(page) }];
  return (
    <>
      <StructuredData things={[breadcrumbList(trail)]} />
      <PageHero title={blog.heading} lead={blog.intro} trail={trail} />
      <Section labelledBy="articles">
        <SectionHead id="articles" heading={`${blog.articlesHeading}, page ${page}`} />
        <ArticleGrid articles={items} />
        <Pagination page={page} pageCount={pageCount} />
      </Section>
    </>
  );
}
