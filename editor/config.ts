/** The editor's configuration: every kind of content, under the owner's names, in her order. */
import type { CmsConfig } from '@sveltia/cms';
import type * as z from 'zod';
import { files, folders } from '@/lib/content/collections';
import { factsOf } from '@/lib/content/schemaWalk';
import { fieldsOf } from './form';
import type { Choices } from './choices';

type FileName = keyof typeof files;
type FolderName = keyof typeof folders;

/** What differs from one place of the editor to another. */
export interface EditorPlace {
  backend: CmsConfig['backend'];
  /** Address of the site that «Voir la page» opens, or its path on the editor's own host. */
  site: string;
  /** Address of the centre's mark, on the editor's own host. */
  logo: string;
  choices: Choices;
  /** Whether the owner is on her own machine, where nobody has an account. */
  local: boolean;
}

/** The page that shows a file; of the others, several show something. */
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
  finder: 'trouver',
  area: 'tarifs',
  contact: 'contact',
  appointment: 'appoitment',
  blog: 'blog',
  printablesPage: 'fiches',
  english: 'en',
  navigation: '',
  pages: '',
};

/** Files that are one thing to the owner stand together, under the names that they have anyway. */
const fileGroup = (name: string, label: string, icon: string, group: readonly FileName[]) => ({
  name,
  label,
  icon,
  files: group.map((it) => ({
    name: it,
    label: labelOf(files[it].schema),
    file: files[it].file,
    fields: fieldsOf(files[it].schema),
    preview_path: PAGES[it],
  })),
});

const labelOf = (schema: z.ZodType) => factsOf(schema).label ?? '';

/** @param own Whether she adds and deletes: each printable and legal text has its place in the site. */
const folderGroup = (name: FolderName, label: string, icon: string, page: string, own = false) => ({
  name,
  label,
  label_singular: labelOf(folders[name].schema).toLowerCase(),
  icon,
  folder: folders[name].folder,
  fields: fieldsOf(folders[name].schema),
  create: own,
  delete: own,
  summary: own ? "{{title}}{{draft | ternary(' (brouillon)', '')}}" : undefined,
  duplicate: false,
  extension: 'md',
  format: 'yaml-frontmatter',
  preview_path: `${page}{{slug}}`,
  // The next free number would be taken twice by two people, or by one after a deletion: the moment
  // of writing is taken once. Links lead to the name that an entry has: it never changes.
  slug: { template: '{{year}}{{month}}{{day}}{{hour}}{{minute}}{{second}}', editable: false },
});

/** Files that have a place of their own; any other stands among the pages. */
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
    ...folderGroup('texts', 'Textes légaux', 'gavel', ''),
    identifier_field: 'lead',
    summary: '{{lead}}',
    sortable_fields: { fields: ['lead'] },
  },
  fileGroup('launching', 'Avant la mise en ligne', 'checklist', ['launch']),
];

/** What is edited in a form, and the page that shows it: with `{{slug}}`, the entry's name in it. */
export const previewed = collections.flatMap((group): { name: string; preview_path?: string }[] =>
  'files' in group ? group.files : [group],
);

/** What the git host lists: a step that is to be undone is found by these. */
const commitMessages = {
  create: 'Ajout : {{collection}} ({{path}})',
  update: 'Modification : {{collection}} ({{path}})',
  delete: 'Suppression : {{collection}} ({{path}})',
  uploadMedia: 'Ajout : {{path}}',
  deleteMedia: 'Suppression : {{path}}',
};

/** A menu in the place of a field's own input, once it is known what there is to choose. */
const withMenus = (choices: Choices) => (_: string, value: unknown) => {
  const options = choices[(value as { menu?: string } | null)?.menu ?? ''];
  return options ? { ...(value as object), widget: 'select', options } : value;
};

/** The configuration, as plain data: the editor refuses one with undefined parts. */
export function editorConfig({ backend, site, logo, choices }: EditorPlace): CmsConfig {
  const config: CmsConfig = {
    load_config_file: false,
    backend: { ...backend, commit_messages: commitMessages } as CmsConfig['backend'],
    app_title: 'Modifier le site',
    site_url: site,
    display_url: site,
    logo: { src: logo, show_in_header: true },
    media_folder: 'public/photos',
    public_folder: '/photos',
    media_libraries: {
      default: {
        config: {
          max_file_size: 25_000_000,
          slugify_filename: true,
          transformations: {
            // Wide enough for the largest screens that the site serves.
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
