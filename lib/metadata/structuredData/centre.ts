import type {
  ContactPointLeaf,
  MedicalClinicLeaf,
  OpeningHoursSpecificationLeaf,
  PhysicianLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { absoluteUrl, fileUrl } from '@/lib/metadata/metadata';
import { formatPrice } from '@/lib/services/prices';
import { getClosingDays, type HoursSet } from '@/lib/openingHours/closingDays';
import { AREA_ANSWERS, splitNames } from '@/lib/serviceArea/neighbourhoods';
import { routes } from '@/lib/routing/routes';
import { slug } from '@/lib/text/slug';
import type { Area } from '@/lib/content/schemas/area';
import type { Doctor } from '@/lib/content/schemas/doctors';
import type { Service } from '@/lib/content/schemas/services';
import type { OpeningHours, Site } from '@/lib/content/schemas/site';

/** The centre's `@id` on every page. */
export const CENTRE_ID = `${absoluteUrl(routes.home)}#centre`;

/**
 * The centre as the publisher of a page about something else.
 */
export function asPublisher(site: Site) {
  return {
    '@type': 'MedicalClinic',
    '@id': CENTRE_ID,
    name: site.name,
    url: absoluteUrl(routes.home),
    logo: fileUrl('/icons/icon-512.png'),
    // Google requires an address of each local business.
    address: postalAddress(site),
  } as const satisfies MedicalClinicLeaf;
}

interface ClinicOptions {
  site: Site;
  /** A picture of it, from the site's root. */
  image: `/${string}`;
  /** Left out while the person is an example. */
  founder: { name: string; role: string; sample: boolean };
  /** For the price range. */
  services: readonly Pick<Service, 'pricing'>[];
}

/** The centre in full: where it is, when it is open, how to reach it. */
export function medicalClinic({
  site,
  image,
  founder,
  services,
}: ClinicOptions): MedicalClinicLeaf {
  const closed = closedHours(site, 'consultations');
  return {
    ...asPublisher(site),
    alternateName: site.longName,
    description: site.description,
    image: fileUrl(image),
    foundingDate: site.founded,
    ...(!founder.sample && {
      founder: { '@type': 'Person', name: founder.name, jobTitle: founder.role },
    }),
    telephone: site.phones,
    email: site.email,
    openingHoursSpecification: openingHoursSpecification(site.hours.consultations),
    ...(closed.length > 0 && { specialOpeningHoursSpecification: closed }),
    contactPoint: receptionPoint(site),
    priceRange: priceRange(services),
  };
}

/** From the lowest price to the highest. */
function priceRange(services: ClinicOptions['services']): string | undefined {
  const amounts = services.flatMap(({ pricing }) =>
    pricing.flatMap(({ amount, upTo }) => [amount ?? [], upTo ?? []].flat()),
  );
  if (amounts.length === 0) return undefined;
  const [amount, upTo] = [Math.min(...amounts), Math.max(...amounts)];
  return formatPrice(upTo > amount ? { amount, upTo } : { amount });
}

/**
 * The neighbourhoods of the service area, for a page that shows them. Unconfirmed ones are left out.
 */
export function areaServed(area: Area): Pick<MedicalClinicLeaf, 'areaServed'> {
  const names = AREA_ANSWERS.filter((answer) => answer !== 'notCovered' && area[answer].confirmed)
    .flatMap((answer) => area[answer].neighbourhoods.flatMap(splitNames))
    .map((name) => ({ '@type': 'Place', name }) as const);
  return names.length > 0 ? { areaServed: names } : {};
}

/** Most streets have no names: the address is the neighbourhood and its crossroads. */
function postalAddress({ address }: Site) {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    // ISO 3166 code of Cameroon.
    addressCountry: 'CM',
  } as const;
}

/** The phone line, which answers longer than the centre is open. */
function receptionPoint(site: Site): ContactPointLeaf {
  return {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    name: site.hours.reception.title,
    telephone: site.phones[0],
    availableLanguage: ['fr', 'en'],
    hoursAvailable: [
      ...openingHoursSpecification(site.hours.reception),
      ...closedHours(site, 'reception'),
    ],
  };
}

/** Opening hours as schema.org has them. Lines without a day («Urgences») are left out. */
export const openingHoursSpecification = ({
  lines,
}: OpeningHours): OpeningHoursSpecificationLeaf[] =>
  lines
    .filter(({ days }) => days.length > 0)
    .flatMap(({ days, openings }) =>
      openings.map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        opens,
        // Schema.org's notation for open around the clock.
        closes: closes === '24:00' ? '23:59' : closes,
      })),
    );

/** Future closing days. Opening and closing at midnight means closed all day. */
export const closedHours = (site: Site, set: HoursSet): OpeningHoursSpecificationLeaf[] =>
  getClosingDays(site, set).map(({ date, until = date }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: until,
    opens: '00:00',
    closes: '00:00',
  }));

/** The site, for the home page. */
export function webSite(site: Site): WebSiteLeaf {
  const url = absoluteUrl(routes.home);
  return {
    '@type': 'WebSite',
    '@id': `${url}#site`,
    name: site.name,
    alternateName: site.longName,
    url,
    inLanguage: 'fr',
    publisher: { '@id': CENTRE_ID },
  };
}

/**
 * A doctor of the centre.
 *
 * @param image The portrait, from the site's root.
 * @returns Nothing if the person is an example.
 */
export function physician(doctor: Doctor, site: Site, image: `/${string}`): PhysicianLeaf[] {
  if (doctor.sample) return [];
  return [
    {
      '@type': 'Physician',
      '@id': `${absoluteUrl(routes.doctors)}#${slug(doctor.name)}`,
      name: doctor.name,
      disambiguatingDescription: doctor.specialty,
      description: doctor.description,
      image: fileUrl(image),
      memberOf: { '@id': CENTRE_ID },
      // Patients meet doctors at the centre.
      address: postalAddress(site),
      telephone: site.phones[0],
      sameAs: [doctor.social?.facebook, doctor.social?.instagram].filter(
        (item) => item !== undefined,
      ),
    },
  ];
}
