import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AdvicePage } from '@/components/finder/AdvicePage';
import { StructuredData } from '@/components/layout/StructuredData';
import { finder } from '@/lib/content/generated/finder';
import { services } from '@/lib/content/generated/services';
import { servicesPage } from '@/lib/content/generated/servicesPage';
import { signs } from '@/lib/content/generated/signs';
import { site } from '@/lib/content/generated/site';
import { absoluteUrl, pageMetadata } from '@/lib/site/metadata';
import { breadcrumbList } from '@/lib/site/structuredData/breadcrumb';
import { answersTo } from '@/lib/finder';
import { adviceRoute, routes } from '@/lib/routes';
import type { Crumbs } from '@/lib/navigation/crumbs';
import { graveSigns } from '@/lib/danger/warningSteps';
import { pageAt } from '../../content';

type PageProps = { params: Promise<{ number: string }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  finder.results.map(({ number }) => ({ number: String(number) }));

const findAdvice = (number: string) =>
  finder.results.find((advice) => String(advice.number) === number);

/** What a conversation or a list of visits shows of an advice: nothing of anyone's health. */
const nameOf = (number: number) => `Conseil n° ${number}`;

/**
 * Out of search engines: it says in few words what the services' pages say better, and answers
 * questions that whoever comes from a search was never asked.
 */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const advice = findAdvice((await params).number);
  if (!advice) return {};
  const name = nameOf(advice.number);
  return {
    ...pageMetadata({
      path: adviceRoute(advice.number),
      title: name,
      description: `${name} du centre ${site.name}, à Yaoundé : qui peut venir chez vous, à quel prix, et comment en parler avec nous.`,
      preview: pageAt(routes.finder).preview,
      previewOf: routes.finder,
      siteName: site.name,
    }),
    robots: { index: false },
  };
}

/** The signs of those whom an advice may be for. */
function groupsOf(advice: (typeof finder.results)[number]) {
  const groups = answersTo(finder, advice).flatMap((answers) =>
    (['who', 'need'] as const).flatMap((step) =>
      finder[step].choices.filter(({ code }) => code === answers[step]),
    ),
  );
  return [...new Set(groups.flatMap(({ signs: named }) => named))];
}

export default async function AdviceOfNumber({ params }: PageProps) {
  const advice = findAdvice((await params).number);
  if (!advice) notFound();
  const name = nameOf(advice.number);
  const crumbs: Crumbs = [
    ...pageAt(routes.finder).crumbs,
    { label: name, href: adviceRoute(advice.number) },
  ];
  return (
    <>
      <StructuredData things={[breadcrumbList(crumbs)]} />
      <AdvicePage
        name={name}
        advice={advice}
        services={advice.services.flatMap((id) => services.filter((it) => it.id === id))}
        crumbs={crumbs}
        url={absoluteUrl(adviceRoute(advice.number))}
        pricingNote={servicesPage.pricingNote}
        talk={finder.talk}
        graveSigns={graveSigns(signs, groupsOf(advice))}
        emergency={site.emergency}
        phone={site.phones[0]}
        whatsapp={site.whatsapp}
      />
    </>
  );
}
