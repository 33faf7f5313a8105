import type { Metadata } from 'next';
import { StructuredData } from '@/components/layout/StructuredData';
import { ShareStrip } from '@/components/share/ShareStrip';
import { PrintablePage } from '@/components/printables/PrintablePage';
import { firstAidPage } from '@/lib/content/generated/firstAidPage';
import { printables } from '@/lib/content/generated/printables';
import { site } from '@/lib/content/generated/site';
import { absoluteUrl, pageMetadata } from '@/lib/metadata/metadata';
import { formatPhone } from '@/lib/text/format';
import { routes, printableRoute } from '@/lib/routing/routes';
import { breadcrumbList } from '@/lib/metadata/structuredData/breadcrumb';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import { getPage } from '@/app/content';

type PageProps = { params: Promise<{ id: string }> };

// An unknown id has no file: the host sends the 404 page, which reads the address.
export const dynamicParams = false;

export const generateStaticParams = () => printables.map(({ id }) => ({ id }));

const findPrintable = (id: string) => printables.find((printable) => printable.id === id);

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const printable = findPrintable((await params).id)!;
  return pageMetadata({
    path: printableRoute(printable.id),
    title: printable.title,
    description: printable.description,
    preview: printable,
    siteName: site.name,
  });
}

export default async function PrintableRoutePage({ params }: PageProps) {
  const printable = findPrintable((await params).id)!;
  const page = getPage(routes.printables);
  const breadcrumbs: BreadcrumbItems = [
    ...page.breadcrumbs,
    { label: printable.title, href: printableRoute(printable.id) },
  ];
  return (
    <>
      <StructuredData things={[breadcrumbList(breadcrumbs)]} />
      <PrintablePage
        printable={printable}
        breadcrumbs={breadcrumbs}
        figure={page.figure}
        centre={site}
        guides={firstAidPage}
        share={
          printable.message ? (
            <>
              <p>{printable.message}</p>
              <ShareStrip
                heading="Envoyer à la famille"
                title={`${printable.message} ${site.name}, ${formatPhone(site.phones[0], ' ')}.`}
                url={absoluteUrl(printableRoute(printable.id))}
              />
            </>
          ) : null
        }
      />
    </>
  );
}
