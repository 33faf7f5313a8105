import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticlePage, HEALTH_TAG } from '@/components/blog/ArticlePage';
import { articles } from '@/content/articles';
import { site } from '@/content/site';
import { absoluteUrl, pageMetadata } from '@/lib/metadata';
import { articleRoute } from '@/lib/routes';

type PageProps = { params: Promise<{ id: string }> };

// An unknown number has no file: the host answers with the 404 page, which reads the address.
export const dynamicParams = false;

export const generateStaticParams = () => articles.map(({ id }) => ({ id: String(id) }));

const findArticle = (id: string) => articles.find((article) => String(article.id) === id);

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const article = findArticle((await params).id);
  if (!article) return {};
  return pageMetadata({
    path: articleRoute(article.id),
    title: article.title,
    description: article.excerpt,
    preview: article,
    siteName: site.name,
    article: {
      published: article.date,
      modified: article.updated ?? article.date,
      // Example people stay out of what machines read.
      author: article.sample ? site.name : article.author,
      section: article.category,
      tags: [article.category, HEALTH_TAG],
    },
  });
}

export default async function BlogArticlePage({ params }: PageProps) {
  const article = findArticle((await params).id);
  if (!article) notFound();
  const { default: fullContent } = await import(`@/content/articles/${article.id}.md`);
  return (
    <ArticlePage
      article={article}
      fullContent={fullContent}
      related={articles.filter(({ id }) => article.related.includes(id))}
      url={absoluteUrl(articleRoute(article.id))}
      instagram={site.social.instagram}
    />
  );
}
