import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StructuredData } from '@/components/layout/StructuredData';
import { SheetPage } from '@/components/sheets/SheetPage';
import { gesturesPage } from '@/lib/content/generated/gesturesPage';
import { sheets } from '@/lib/content/generated/sheets';
import { site } from '@/lib/content/generated/site';
import { pageMetadata } from '@/lib/site/metadata';
import { routes, sheetRoute } from '@/lib/routes';
import { breadcrumbList } from '@/lib/site/structuredData/breadcrumb';
import type { Crumbs } from '@/lib/navigation/crumbs';
import { pageAt } from '../../content';

type PageProps = { params: Promise<{ id: string }> };

// An unknown name has no file: the host answers with the 404 page, which reads the address.
export const dynamicParams = false;

export const generateStaticParams = () => sheets.map(({ id }) => ({ id }));

const findSheet = (id: string) => sheets.find((sheet) => sheet.id === id);

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const sheet = findSheet((await params).id);
  if (!sheet) return {};
  return pageMetadata({
    path: sheetRoute(sheet.id),
    title: sheet.title,
    description: sheet.description,
    preview: sheet,
    siteName: site.name,
  });
}

export default async function SheetRoutePage({ params }: PageProps) {
  const sheet = findSheet((await params).id);
  if (!sheet) notFound();
  const crumbs: Crumbs = [
    ...pageAt(routes.sheets).crumbs,
    { label: sheet.title, href: sheetRoute(sheet.id) },
  ];
  return (
    <>
      <StructuredData things={[breadcrumbList(crumbs)]} />
      <SheetPage sheet={sheet} crumbs={crumbs} centre={site} gestures={gesturesPage} />
    </>
  );
}
