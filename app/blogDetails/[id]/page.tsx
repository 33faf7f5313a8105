import type { Metadata } from 'next';
import { FeedLink } from '@/components/blog/FeedLink';
import { HEALTH_TAG } from '@/components/blog/ArticleFooter';
import { ArticlePage } from '@/components/blog/ArticlePage';
import { StructuredData } from '@/components/layout/StructuredData';
import { area } from '@/lib/content/generated/area';
import { articles } from '@/lib/content/generated/articles';
import { services } from '@/lib/content/generated/services';
import { signs } from '@/lib/content/generated/signs';
import { site } from '@/lib/content/generated/site';
import { absoluteUrl, pageMetadata } from '@/lib/metadata/metadata';
import { pictureAddress } from '@/lib/images/photos';
import { getNoon } from '@/lib/dates/yaounde';
import { articleRoute, routes } from '@/lib/routing/routes';
import { blogPosting } from '@/lib/metadata/structuredData/article';
import { neighbourhoodNames } from '@/lib/serviceArea/neighbourhoods';
import { breadcrumbList } from '@/lib/metadata/structuredData/breadcrumb';
import { asPublisher } from '@/lib/metadata/structuredData/centre';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import { forStructuredData, getPage } from '@/app/content';

type PageProps = { params: Promise<{ id: string }> };

// An unknown id has no file: the host sends the 404 page, which reads the address.
export const dynamicParams = false;

export const generateStaticParams = () => articles.map(({ id }) => ({ id: String(id) }));

const findArticle = (id: string | number) =>
  articles.find((article) => String(article.id) === String(id));

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const article = findArticle((await params).id)!;
  return pageMetadata({
    path: articleRoute(article.id),
    title: article.title,
    description: article.excerpt,
    preview: article,
    siteName: site.name,
    article: {
      publishedTime: getNoon(article.date),
      modifiedTime: getNoon(article.updated ?? article.date),
      // Metadata names no sample person.
      authors: [article.sample ? site.name : article.author.name],
      section: article.category,
      tags: [article.category, HEALTH_TAG],
    },
  });
}

export default async function BlogArticlePage({ params }: PageProps) {
  const article = findArticle((await params).id)!;
  const breadcrumbs: BreadcrumbItems = [
    ...getPage(routes.blog).breadcrumbs,
    { label: article.category, href: articleRoute(article.id) },
  ];
  const jsonLd = blogPosting(forStructuredData(article), pictureAddress(article.image.src));
  return (
    <>
      <StructuredData things={[breadcrumbList(breadcrumbs), jsonLd, asPublisher(site)]} />
      <FeedLink title={getPage(routes.blog).heading} />
      <ArticlePage
        article={article}
        breadcrumbs={breadcrumbs}
        related={article.related.flatMap((id) => findArticle(id) ?? [])}
        services={services.filter((service) => article.services.includes(service.id))}
        url={absoluteUrl(articleRoute(article.id))}
        site={site}
        signs={signs}
        checksNeighbourhoods={neighbourhoodNames(area).length > 0}
      />
    </>
  );
}
