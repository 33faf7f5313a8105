/** Places in a long text where a fact of the centre is to be read: it is written once, in site.yml. */
import { formatList, formatPhone } from '@/lib/text/format';
import { PLACE_NAMES } from './fields';
import type { Site } from './schemas/site';

type PlaceName = (typeof PLACE_NAMES)[number];

type Facts = Pick<Site, 'name' | 'longName' | 'email'> & { phones: readonly Site['phones'][0][] };

/** What stands in each place, by its name. */
const PLACES: Record<PlaceName, (site: Facts) => string> = {
  telephone: ({ phones: [first] }) => (first ? formatPhone(first) : ''),
  telephones: ({ phones }) => formatList(phones.map(formatPhone), 'fr'),
  email: ({ email }) => email,
  nom: ({ name }) => name,
  'nom-complet': ({ longName }) => longName,
};

const PLACE = /\{([^{}\n]*)\}/g;

/** A text of the content with the centre's facts in their places. */
export const fillPlaces = (text: string, site: Facts): string =>
  text.replace(PLACE, (place, name: string) => (isPlace(name) ? PLACES[name](site) : place));

const isPlace = (name: string): name is PlaceName => PLACE_NAMES.includes(name as PlaceName);

/** The places in a text for which there is no fact, as they are written. */
export const unknownPlaces = (text: string): string[] =>
  (text.match(PLACE) ?? []).filter((place) => !isPlace(place.slice(1, -1)));
