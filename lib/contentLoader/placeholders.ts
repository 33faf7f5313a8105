/** Placeholders in long texts, such as `{telephone}`, for facts of `content/site.yml`. */
import { formatList } from '@/lib/i18n/format';
import { formatPhone } from '@/lib/text/format';
import { PLACEHOLDERS } from '@/lib/content/fields';
import type { Site } from '@/lib/content/schemas/site';

type Placeholder = (typeof PLACEHOLDERS)[number];

type PlaceholderSource = Pick<Site, 'name' | 'longName' | 'email'> & {
  phones: readonly Site['phones'][0][];
};

const VALUES: Record<Placeholder, (site: PlaceholderSource) => string> = {
  telephone: ({ phones: [first] }) => (first ? formatPhone(first) : ''),
  telephones: ({ phones }) =>
    formatList(
      phones.map((phone) => formatPhone(phone)),
      'fr',
    ),
  email: ({ email }) => email,
  nom: ({ name }) => name,
  'nom-complet': ({ longName }) => longName,
};

const PATTERN = /\{([^{}\n]*)\}/g;

/** Replaces each placeholder in a text with the centre's fact. */
export const replacePlaceholders = (text: string, site: PlaceholderSource): string =>
  text.replace(PATTERN, (match, name: string) =>
    isPlaceholder(name) ? VALUES[name](site) : match,
  );

const isPlaceholder = (name: string): name is Placeholder =>
  PLACEHOLDERS.includes(name as Placeholder);

/** The text's placeholders that have no fact, as typed. */
export const unknownPlaceholders = (text: string): string[] =>
  (text.match(PATTERN) ?? []).filter((match) => !isPlaceholder(match.slice(1, -1)));
