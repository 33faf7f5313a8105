import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RecommendationPage } from '@/components/finder/RecommendationPage';
import { StructuredData } from '@/components/layout/StructuredData';
import { area } from '@/lib/content/generated/area';
import { finder } from '@/lib/content/generated/finder';
import { services } from '@/lib/content/generated/services';
import { servicesPage } from '@/lib/content/generated/servicesPage';
import { signs } from '@/lib/content/generated/signs';
import { site } from '@/lib/content/generated/site';
import { neighbourhoodNames } from '@/lib/serviceArea/neighbourhoods';
import { absoluteUrl, pageMetadata } from '@/lib/metadata/metadata';
import { breadcrumbList } from '@/lib/metadata/structuredData/breadcrumb';
import { answersTo } from '@/lib/finder/finder';
import { recommendationRoute, routes } from '@/lib/routing/routes';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import { redFlags } from '@/lib/firstAid/warningSteps';
import { getPage } from '@/app/content';

type PageProps = { params: Promise<{ number: string }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  finder.results.map(({ number }) => ({ number: String(number) }));

const findRecommendation = (number: string) =>
  finder.results.find((recommendation) => String(recommendation.number) === number);

/** A neutral name for shared links and browser history, without health data. */
const neutralName = (number: number) => `Conseil n° ${number}`;

/**
 * Not indexed: it repeats the service pages, and depends on answers that visitors from a search
 * engine have not given.
 */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const recommendation = findRecommendation((await params).number);
  if (!recommendation) return {};
  const name = neutralName(recommendation.number);
  return {
    ...pageMetadata({
      path: recommendationRoute(recommendation.number),
      title: name,
      description: `${name} du centre ${site.name}, à Yaoundé : qui peut venir chez vous, à quel prix, et comment en parler avec nous.`,
      preview: getPage(routes.finder).preview,
      previewRoute: routes.finder,
      siteName: site.name,
    }),
    robots: { index: false },
  };
}

/** The groups of red flags for the answers that lead to this recommendation. */
function redFlagGroups(recommendation: (typeof finder.results)[number]) {
  const groups = answersTo(finder, recommendation).flatMap((answers) =>
    (['who', 'need'] as const).flatMap((step) =>
      finder[step].choices.filter(({ code }) => code === answers[step]),
    ),
  );
  return [...new Set(groups.flatMap(({ signs: named }) => named))];
}

export default async function RecommendationRoutePage({ params }: PageProps) {
  const recommendation = findRecommendation((await params).number);
  if (!recommendation) notFound();
  const name = neutralName(recommendation.number);
  const breadcrumbs: BreadcrumbItems = [
    ...getPage(routes.finder).breadcrumbs,
    { label: name, href: recommendationRoute(recommendation.number) },
  ];
  return (
    <>
      <StructuredData things={[breadcrumbList(breadcrumbs)]} />
      <RecommendationPage
        name={name}
        recommendation={recommendation}
        services={recommendation.services.flatMap((id) =>
          services.filter((service) => service.id === id),
        )}
        breadcrumbs={breadcrumbs}
        url={absoluteUrl(recommendationRoute(recommendation.number))}
        pricingNote={servicesPage.pricingNote}
        talk={finder.talk}
        redFlags={redFlags(signs, redFlagGroups(recommendation))}
        emergency={site.emergency}
        phone={site.phones[0]}
        whatsapp={site.whatsapp}
        checksNeighbourhoods={neighbourhoodNames(area).length > 0}
      />
    </>
  );
}
