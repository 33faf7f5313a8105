import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FeedLink } from '@/components/blog/FeedLink';
import { ArticleGrid } from '@/components/blog/ArticleGrid';
import { Pagination } from '@/components/blog/Pagination';
import { PageHero } from '@/components/layout/PageHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { Cta } from '@/components/sections/Cta';
import { HighlightGrid } from '@/components/sections/HighlightGrid';
import { HeroSlider } from '@/components/sections/HeroSlider';
import { PictureSection } from '@/components/sections/PictureSection';
import { Section } from '@/components/ui/Section';
import { articles } from '@/lib/content/generated/articles';
import { blog } from '@/lib/content/generated/blog';
import { site } from '@/lib/content/generated/site';
import type { Article } from '@/lib/content/schemas/articles';
import { pageMetadata } from '@/lib/metadata/metadata';
import { ARTICLES_PER_PAGE, countPages, getListPage, type ListPage } from '@/lib/blog/pagination';
import { blogPageRoute, routes } from '@/lib/routing/routes';
import { breadcrumbList } from '@/lib/metadata/structuredData/breadcrumb';
import { getPage } from '@/app/content';

/** Milliseconds between two slides of the blog's carousel. */
const BLOG_INTERVAL_MS = 5000;

const blogPage = getPage(routes.blog);

type PageProps = { params: Promise<{ page?: string[] }> };

export const dynamicParams = false;

/** `/blog`, then `/blog/page/2` and so on. */
export function generateStaticParams() {
  const count = countPages(articles.length, ARTICLES_PER_PAGE);
  return Array.from({ length: count }, (_, index) => ({
    page: index === 0 ? [] : ['page', String(index + 1)],
  }));
}

const listPage = async ({ params }: PageProps) => {
  const { page = [] } = await params;
  return getListPage(articles, page.length ? Number(page[1]) : 1, ARTICLES_PER_PAGE);
};

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { page = 1 } = (await listPage(props)) ?? {};
  if (page === 1) return blogPage.metadata;
  return pageMetadata({
    path: blogPageRoute(page),
    siteName: site.name,
    preview: blogPage.preview,
    title: `${blogPage.label}, page ${page}`,
    description: `Page ${page} des articles du centre : des conseils simples de notre équipe pour prendre soin de vous et de vos proches, à la maison.`,
    previewRoute: routes.blog,
  });
}

export default async function BlogPage(props: PageProps) {
  const list = await listPage(props);
  if (!list) notFound();
  if (list.page > 1) return <OlderArticles {...list} />;
  return (
    <>
      <StructuredData things={[breadcrumbList(blogPage.breadcrumbs)]} />
      <FeedLink title={blogPage.heading} />
      <HeroSlider
        heading={blogPage.heading}
        label="L’accompagnement en images"
        slides={blog.slides}
        interval={BLOG_INTERVAL_MS}
        breadcrumbs={blogPage.breadcrumbs}
      />
      <Section labelledBy="articles" {...blog.articles}>
        <ArticleGrid articles={list.items} />
        <Pagination page={list.page} pageCount={list.pageCount} />
      </Section>
      <PictureSection id="equipe" {...blog.team} ground="tinted" pictureFirst />
      {blog.highlights.items.length > 0 ? (
        <Section labelledBy="aides" heading={blog.highlights.heading}>
          <HighlightGrid items={blog.highlights.items} />
        </Section>
      ) : null}
      <Cta {...blog.cta} phone={site.phones[0]} last />
    </>
  );
}

/** A later page of the list, without the slider and the call to action. */
function OlderArticles({ items, page, pageCount }: ListPage<Article>) {
  const breadcrumbs = [
    ...blogPage.breadcrumbs,
    { label: `Page ${page}`, href: blogPageRoute(page) },
  ];
  return (
    <>
      <StructuredData things={[breadcrumbList(breadcrumbs)]} />
      <FeedLink title={blogPage.heading} />
      <PageHero heading={blogPage.heading} lead={blog.articles.lead} breadcrumbs={breadcrumbs} />
      <Section labelledBy="articles" heading={`${blog.articles.heading}, page ${page}`}>
        <ArticleGrid articles={items} />
        <Pagination page={page} pageCount={pageCount} />
      </Section>
    </>
  );
}
