/** Places in a long text where a fact of the centre is to be read: it is written once, in site.yml. */
import { formatPhone } from '@/lib/format';
import { inWords } from '@/lib/openingHours';
import type { Site } from './schemas/site';

type Facts = Pick<Site, 'name' | 'longName' | 'email'> & { phones: readonly Site['phones'][0][] };

/** What stands in each place, by its name. */
const PLACES: Record<string, (site: Facts) => string> = {
  telephone: ({ phones: [first] }) => (first ? formatPhone(first) : ''),
  telephones: ({ phones }) => inWords(phones.map(formatPhone)),
  email: ({ email }) => email,
  nom: ({ name }) => name,
  'nom-complet': ({ longName }) => longName,
};

/** How the owner writes them. */
export const PLACE_NAMES = Object.keys(PLACES).map((name) => `{${name}}`);

const PLACE = /\{([^{}\n]*)\}/g;

/** A text of the content with the centre's facts in their places. */
export const fillPlaces = (text: string, site: Facts): string =>
  text.replace(PLACE, (place, name: string) => PLACES[name]?.(site) ?? place);

/** The places in a text for which there is no fact, as they are written. */
export const unknownPlaces = (text: string): string[] =>
  (text.match(PLACE) ?? []).filter((place) => !PLACE_NAMES.includes(place));
