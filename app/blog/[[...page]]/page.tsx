import type { Metadata } from 'next';
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
import { pageMetadata } from '@/lib/metadata/metadata';
import { ARTICLES_PER_PAGE, blogPageRoute, countPages, routes } from '@/lib/routing/routes';
import { breadcrumbList } from '@/lib/metadata/structuredData/breadcrumb';
import { getPage } from '@/app/content';

/** Milliseconds between two slides of the blog's carousel. */
const BLOG_INTERVAL_MS = 5000;

const blogPage = getPage(routes.blog);

const pageCount = countPages(articles);

type PageProps = { params: Promise<{ page?: string[] }> };

export const dynamicParams = false;

/** `/blog`, then `/blog/page/2` and so on. */
export const generateStaticParams = () =>
  Array.from({ length: pageCount }, (_, index) => ({
    page: index === 0 ? [] : ['page', String(index + 1)],
  }));

/** Counted from 1. */
const getNumber = async ({ params }: PageProps) => Number((await params).page?.[1] ?? 1);

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const page = await getNumber(props);
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
  const page = await getNumber(props);
  if (page > 1) return <OlderArticles page={page} />;
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
        <ArticleList page={page} />
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
function OlderArticles({ page }: { page: number }) {
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
        <ArticleList page={page} />
      </Section>
    </>
  );
}

function ArticleList({ page }: { page: number }) {
  const start = (page - 1) * ARTICLES_PER_PAGE;
  return (
    <>
      <ArticleGrid articles={articles.slice(start, start + ARTICLES_PER_PAGE)} />
      <Pagination page={page} pageCount={pageCount} />
    </>
  );
}
