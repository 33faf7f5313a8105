/** The editor's configuration: every collection, with labels for the owner. */
import type { CmsConfig } from '@sveltia/cms';
import type * as z from 'zod';
import { files, folders } from '@/lib/content/collections';
import { getMeta } from '@/lib/content/schemaWalk';
import { ENGLISH_TERMS } from '@/lib/content/schemas/english';
import { routes } from '@/lib/routing/routes';
import { getFields } from './form';
import type { Choices } from './choices';

type FileName = keyof typeof files;
type FolderName = keyof typeof folders;

/** The differences between the local editor and the one online. */
export interface EditorPlace {
  backend: CmsConfig['backend'];
  /** Path of the site on the editor's host. */
  site: string;
  /** URL of the centre's logo, on the editor's host. */
  logo: string;
  choices: Choices;
  /** Whether the folder is on this computer: no account, and nothing is online. */
  local: boolean;
}

/** The page that shows a file; other files are shown on several pages. */
const PAGES: Partial<Record<FileName, string>> = {
  site: 'contact',
  home: '',
  about: 'about',
  servicesPage: 'services',
  team: 'doctors',
  faq: 'services',
  testimonials: 'about',
  abroad: 'depuis-l-etranger',
  howItWorks: 'comment-ca-se-passe',
  pricesPage: 'tarifs',
  area: 'quartiers',
  contact: 'contact',
  appointment: 'appoitment',
  blog: 'blog',
  printablesPage: 'fiches',
  english: 'en',
  navigation: '',
  pages: '',
};

/** A collection of files that belong together for the owner. */
const fileGroup = (name: string, label: string, icon: string, group: readonly FileName[]) => ({
  name,
  label,
  icon,
  files: group.map((item) => ({
    name: item,
    label: getLabel(files[item].schema),
    file: files[item].file,
    fields: getFields(files[item].schema),
    preview_path: PAGES[item],
  })),
});

const getLabel = (schema: z.ZodType) => getMeta(schema).label ?? '';

/** @param own Whether entries may be added and deleted: printables may not. */
const folderGroup = (name: FolderName, label: string, icon: string, page: string, own = false) => ({
  name,
  label,
  label_singular: getLabel(folders[name].schema).toLowerCase(),
  icon,
  folder: folders[name].folder,
  fields: getFields(folders[name].schema),
  create: own,
  delete: own,
  summary: own ? "{{title}}{{draft | ternary(' (brouillon)', '')}}" : undefined,
  duplicate: false,
  extension: 'md',
  format: 'yaml-frontmatter',
  preview_path: `${page}{{slug}}`,
  // A timestamp: two users, or one after a deletion, could take the same next number. Not editable,
  // since links contain it.
  slug: { template: '{{year}}{{month}}{{day}}{{hour}}{{minute}}{{second}}', editable: false },
});

/** The legal texts, which have no title. Their routes are code: none is added or deleted. */
const LEGAL_TEXTS = [
  { name: 'privacy', label: 'Confidentialité', page: routes.privacy },
  { name: 'cookies', label: 'Cookies', page: routes.cookies },
  { name: 'terms', label: 'Conditions d’utilisation', page: routes.terms },
  { name: ENGLISH_TERMS, label: 'Conditions d’utilisation, en anglais', page: routes.englishTerms },
  { name: 'accessibility', label: 'Accessibilité', page: routes.accessibility },
];

/** Files in a collection of their own; all others are in «Pages». */
const placed: readonly string[] = ['site', 'team', 'faq', 'testimonials', 'launch'];
const otherPages = (Object.keys(files) as FileName[]).filter((name) => !placed.includes(name));

const collections = [
  fileGroup('centre', 'Coordonnées et horaires', 'call', ['site']),
  {
    ...folderGroup('services', 'Services et prix', 'volunteer_activism', 'ServiceDetails/', true),
    sortable_fields: { fields: ['title'] },
  },
  fileGroup('people', 'Équipe', 'stethoscope', ['team']),
  {
    ...folderGroup('articles', 'Articles', 'article', 'blogDetails/', true),
    sortable_fields: {
      fields: ['date', 'title'],
      default: { field: 'date', direction: 'descending' as const },
    },
  },
  fileGroup('questions', 'Questions fréquentes', 'help', ['faq']),
  fileGroup('voices', 'Témoignages', 'format_quote', ['testimonials']),
  fileGroup('pages', 'Pages', 'web', otherPages),
  {
    ...folderGroup('printables', 'Fiches à imprimer', 'print', 'fiches/'),
    sortable_fields: { fields: ['order', 'title'] },
  },
  {
    name: 'texts',
    label: 'Textes légaux',
    icon: 'gavel',
    files: LEGAL_TEXTS.map(({ name, label, page }) => ({
      name,
      label,
      file: `${folders.texts.folder}/${name}.md`,
      fields: getFields(folders.texts.schema),
      preview_path: page.slice(1),
    })),
  },
  {
    ...fileGroup('launching', 'Avant la mise en ligne', 'checklist', ['launch']),
    // No page shows it.
    editor: { preview: false },
  },
];

/** Commit messages, by which a change to revert is found at the git host. */
const commitMessages = {
  create: 'Ajout : {{collection}} ({{path}})',
  update: 'Modification : {{collection}} ({{path}})',
  delete: 'Suppression : {{collection}} ({{path}})',
  uploadMedia: 'Ajout : {{path}}',
  deleteMedia: 'Suppression : {{path}}',
};

/** Replaces a field's input by a menu if its options are known. */
const withMenus = (choices: Choices) => (_: string, value: unknown) => {
  const options = choices[(value as { menu?: string } | null)?.menu ?? ''];
  return options ? { ...(value as object), widget: 'select', options } : value;
};

/** The configuration, as plain data: Sveltia rejects undefined values. */
export function editorConfig({ backend, site, logo, choices, local }: EditorPlace): CmsConfig {
  const config: CmsConfig = {
    load_config_file: false,
    backend: { ...backend, commit_messages: commitMessages } as CmsConfig['backend'],
    app_title: 'Modifier le site',
    site_url: site,
    display_url: site,
    // Sveltia calls this «site en ligne».
    show_preview_links: !local,
    logo: { src: logo, show_in_header: true },
    media_folder: 'public/photos',
    public_folder: '/photos',
    media_libraries: {
      default: {
        config: {
          max_file_size: 25_000_000,
          slugify_filename: true,
          transformations: {
            // Enough for the largest width that the site serves.
            raster_image: { format: 'webp', quality: 85, width: 2000, height: 2000 },
          },
        },
      },
      stock_assets: { providers: [] },
    },
    asset_collections: [
      {
        name: 'illustrations',
        label: 'Illustrations',
        icon: 'palette',
        media_folder: 'public/illustrations',
        public_folder: '/illustrations',
      },
    ],
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii', clean_accents: true, timezone: 'local' },
    collections: collections as CmsConfig['collections'],
  };
  return JSON.parse(JSON.stringify(config), withMenus(choices)) as CmsConfig;
}
