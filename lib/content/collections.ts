/** The collections of the content: each file or folder under `content/` with its schema. */
import type * as z from 'zod';
import type { ResolvedValue } from './inherited';
import { about } from './schemas/about';
import { appointment } from './schemas/appointment';
import { area } from './schemas/area';
import { article, blog } from './schemas/articles';
import { contact } from './schemas/contact';
import { team } from './schemas/doctors';
import { english } from './schemas/english';
import { faq } from './schemas/faq';
import { firstAidPage } from './schemas/firstAid';
import { home } from './schemas/home';
import { hospitals } from './schemas/hospitals';
import { abroad, howItWorks } from './schemas/howItWorks';
import { launch } from './schemas/launch';
import { navigation, pages, textPage } from './schemas/pages';
import { pricesPage } from './schemas/prices';
import { service, servicesPage } from './schemas/services';
import { printable, printablesPage } from './schemas/printables';
import { signs } from './schemas/signs';
import { site } from './schemas/site';
import { testimonials } from './schemas/testimonials';

interface FolderCollection {
  folder: string;
  schema: z.ZodObject;
  /** The kind of its files' names. A file's name is its entry's id. */
  ids: 'numbers' | 'words';
}

/** Collections of one file. */
export const files = {
  site: { file: 'content/site.yml', schema: site },
  home: { file: 'content/home.yml', schema: home },
  about: { file: 'content/about.yml', schema: about },
  servicesPage: { file: 'content/services.yml', schema: servicesPage },
  pricesPage: { file: 'content/prices.yml', schema: pricesPage },
  team: { file: 'content/doctors.yml', schema: team },
  area: { file: 'content/area.yml', schema: area },
  howItWorks: { file: 'content/how-it-works.yml', schema: howItWorks },
  abroad: { file: 'content/abroad.yml', schema: abroad },
  faq: { file: 'content/faq.yml', schema: faq },
  testimonials: { file: 'content/testimonials.yml', schema: testimonials },
  contact: { file: 'content/contact.yml', schema: contact },
  appointment: { file: 'content/appointment.yml', schema: appointment },
  blog: { file: 'content/blog.yml', schema: blog },
  navigation: { file: 'content/navigation.yml', schema: navigation },
  pages: { file: 'content/pages.yml', schema: pages },
  printablesPage: { file: 'content/printables.yml', schema: printablesPage },
  signs: { file: 'content/signs.yml', schema: signs },
  firstAidPage: { file: 'content/first-aid.yml', schema: firstAidPage },
  hospitals: { file: 'content/hospitals.yml', schema: hospitals },
  english: { file: 'content/english.yml', schema: english },
  launch: { file: 'content/launch.yml', schema: launch },
} satisfies Record<string, { file: string; schema: z.ZodObject }>;

/** Collections with a file for each entry. */
export const folders = {
  services: { folder: 'content/services', schema: service, ids: 'numbers' },
  articles: { folder: 'content/articles', schema: article, ids: 'numbers' },
  printables: { folder: 'content/printables', schema: printable, ids: 'words' },
  texts: { folder: 'content/legal', schema: textPage, ids: 'words' },
} satisfies Record<string, FolderCollection>;

type Files = typeof files;
type Folders = typeof folders;
type IdOf<K extends keyof Folders> = Folders[K]['ids'] extends 'numbers' ? number : string;

/** The content before references are resolved, by collection. */
export type ContentSource = { [K in keyof Files]: z.output<Files[K]['schema']> } & {
  [K in keyof Folders]: (z.output<Folders[K]['schema']> & { id: IdOf<K> })[];
};

/** The content as pages get it, without drafts, and with inherited fields resolved. */
export type Content = ResolvedValue<ContentSource>;
