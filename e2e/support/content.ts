import { folders, type Content } from '@/lib/content/collections';
import { articleRoute, printableRoute, routes, serviceRoute } from '@/lib/routing/routes';
import { CONFIRMED_ONLY, readContent } from '@/scripts/prepare/content';

const read = await readContent(undefined, Boolean(process.env[CONFIRMED_ONLY]));
if (!read.content) throw new Error('The content has errors: `npm run check:content` lists them.');

export const content: Content = read.content;

/** Undoes typography and entities, and removes separators from numbers. */
export const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/'|&#x27;/g, '’')
    .replace(/\.\.\./g, '…')
    .replace(/\+\d[\d ]{7,}\d/g, (phone) => phone.replace(/ /g, ''))
    .replace(/(\d)[ ,](?=\d{3}(?!\d))/g, '$1')
    .trim();

/** An entry that has a page of its own. */
interface Entry {
  kind: keyof typeof folders;
  value: Content[keyof typeof folders][number];
  route: string;
  title: string;
}

const textRoute = (id: string) =>
  id === 'terms-en' ? routes.englishTerms : (routes[id as keyof typeof routes] as string);

export const entries: readonly Entry[] = (
  [
    ...content.services.map((value) => ['services', value, serviceRoute(value.id)] as const),
    ...content.articles.map((value) => ['articles', value, articleRoute(value.id)] as const),
    ...content.printables.map((value) => ['printables', value, printableRoute(value.id)] as const),
    ...content.texts.map((value) => ['texts', value, textRoute(value.id)] as const),
  ] as const
).map(([kind, value, route]) => {
  const heading = content.pages.pages.find(({ path }) => path === route)?.heading ?? '';
  return { kind, value, route, title: 'title' in value ? value.title : heading };
});

export const entryAt = (route: string) => entries.find((entry) => entry.route === route);
