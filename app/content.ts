import type { Metadata, Route } from 'next';
import { pageMetadata } from '@/lib/metadata/metadata';
import { breadcrumbList } from '@/lib/metadata/structuredData/breadcrumb';
import { medicalClinic } from '@/lib/metadata/structuredData/centre';
import { faqPage } from '@/lib/metadata/structuredData/faq';
import { pictureAddress } from '@/lib/images/photos';
import { about } from '@/lib/content/generated/about';
import { area } from '@/lib/content/generated/area';
import { home } from '@/lib/content/generated/home';
import { pages } from '@/lib/content/generated/pages';
import { services } from '@/lib/content/generated/services';
import { site } from '@/lib/content/generated/site';
import { team } from '@/lib/content/generated/team';
import type { Review } from '@/lib/content/schemas/health';
import type { Guide } from '@/lib/content/schemas/howItWorks';
import { closingDayRemarks } from '@/lib/openingHours/closingDays';
import { getAnswerHours } from '@/lib/openingHours/formatHours';
import { getVisitHours } from '@/lib/openingHours/visitHours';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';

/** JSON-LD of the centre, for the home page and the contact page. */
export const organizationJsonLd = medicalClinic({
  site,
  founder: about.founder,
  image: pictureAddress(home.slides[0].image.src),
  services,
});

/** What the French form shows of the content. */
export const formContent = {
  centre: { phone: site.phones[0], whatsapp: site.whatsapp, email: site.email },
  answerHours: getAnswerHours(site.hours.reception),
  services: services.map(({ id, title, requestType, pricing }) => ({
    ...{ id, title, requestType, pricing },
  })),
  area,
  closingDays: closingDayRemarks(site),
  hours: getVisitHours(site.hours),
};

/** Sample people, who appear in no metadata or JSON-LD. */
const samplePeople = new Set(
  [about.founder, ...team.doctors].filter(({ sample }) => sample).map(({ name }) => name),
);

/** Removes the review by a sample doctor before a text becomes JSON-LD. */
export const forStructuredData = <Text extends { review?: Review | undefined }>(
  text: Text,
): Text =>
  text.review && samplePeople.has(text.review.by) ? { ...text, review: undefined } : text;

/**
 * A page of `content/pages.yml`, with its breadcrumbs and metadata.
 *
 * @throws Error if the page is not listed.
 */
export function getPage(path: Route) {
  const entry = pages.pages.find((page) => page.path === path);
  if (!entry) throw new Error(`La page « ${path} » manque dans content/pages.yml.`);
  const { label, heading, title, description, image, color, figure } = entry;
  const preview = { title: heading, image, color };
  const breadcrumbs: BreadcrumbItems = [{ label, href: path }];
  const metadata: Metadata = pageMetadata({
    path,
    title,
    description,
    preview,
    siteName: site.name,
  });
  return { label, heading, title, description, preview, figure, breadcrumbs, metadata };
}

/** JSON-LD of a guide: its breadcrumbs and the answers that the centre has confirmed. */
export function guideJsonLd({ commitments }: Guide, breadcrumbs: BreadcrumbItems) {
  const confirmed = commitments.items.filter((item) => item.confirmed);
  const answers = confirmed.length > 0 ? [faqPage(confirmed, site)] : [];
  return [breadcrumbList(breadcrumbs), ...answers];
}
