import { routes } from '@/lib/routing/routes';
import { readContent } from './content';
import type { Content } from '@/lib/content/collections';

const warningSigns = { groups: [], today: [], appointment: [] };

export const SERVICE = {
  id: 3,
  body: 'Les soins du {nom}.',
  pricing: [],
  warningSigns,
  title: 'Soins',
  color: 'mint',
  icon: 'pulse',
  image: { src: '/soins.svg', alt: 'Une infirmière.' },
};

const NO_NEIGHBOURHOODS = { confirmed: true, neighbourhoods: [] };

const { content: delivered } = await readContent();

/** Replaces collections of the delivered content: one service, one article, and no references. */
const SMALL: object = {
  services: [SERVICE],
  printables: [],
  texts: [],
  site: { name: 'Centre' },
  articles: [{ id: 8, body: '', date: '2024-05-15', related: [], services: [], warningSigns }],
  pages: {
    pages: Object.values(routes).map((path) => ({ path, label: `Vers ${path}`, heading: path })),
  },
  navigation: { main: [], consultation: { href: routes.appointment }, useful: [], legal: [] },
  home: { cards: [] },
  howItWorks: { commitments: { items: [] } },
  abroad: { commitments: { items: [] } },
  hospitals: { items: [] },
  area: { covered: NO_NEIGHBOURHOODS, extraFee: NO_NEIGHBOURHOODS, notCovered: NO_NEIGHBOURHOODS },
  servicesPage: { cards: [] },
  pricesPage: { needs: {} },
  signs: { groups: [], signs: [] },
};

/** The delivered content, with some collections replaced. */
export const contentWith = (parts: object = {}): Content => ({
  ...delivered!,
  ...structuredClone(SMALL),
  ...parts,
});
