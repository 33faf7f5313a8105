/** The editor's configuration: every kind of content, under the owner's names, in her order. */
import type { CmsConfig } from '@sveltia/cms';
import { files, folders } from '@/lib/content/kinds';
import { fieldsOf } from './form';

type FileName = keyof typeof files;
type FolderName = keyof typeof folders;

/** What differs from one place of the editor to another. */
export interface EditorPlace {
  backend: CmsConfig['backend'];
  /** Address of the site that «Voir la page» opens, or its path on the editor's own host. */
  site: string;
  /** Address of the centre's mark, on the editor's own host. */
  logo: string;
  /** Whether the owner is on her own machine, where nobody signs in. */
  local: boolean;
}

/** Files that are one thing to the owner stand together. */
const fileGroup = (
  name: string,
  label: string,
  icon: string,
  group: Partial<Record<FileName, { label: string; page?: string }>>,
) => ({
  name,
  label,
  icon,
  files: Object.entries(group).map(([file, { label: fileLabel, page }]) => ({
    name: file,
    label: fileLabel,
    file: files[file as FileName].file,
    fields: fieldsOf(files[file as FileName].schema),
    preview_path: page,
  })),
});

const folderGroup = (
  name: FolderName,
  facts: { label: string; singular: string; icon: string; page: string; own?: boolean },
) => ({
  name,
  label: facts.label,
  label_singular: facts.singular,
  icon: facts.icon,
  folder: folders[name].folder,
  fields: fieldsOf(folders[name].schema),
  // Each sheet and legal text has its place in the site: they are edited, not added.
  create: facts.own ?? false,
  delete: facts.own ?? false,
  duplicate: false,
  extension: 'md',
  format: 'yaml-frontmatter',
  preview_path: facts.page,
  // The next free number would be taken twice by two people, or by one after a deletion: the moment
  // of writing is taken once. Links lead to the name that an entry has: it never changes.
  slug: { template: '{{year}}{{month}}{{day}}{{hour}}{{minute}}{{second}}', editable: false },
});

/** Files that have a place of their own below; any other stands among the pages, by its own name. */
const placed: FileName[] = ['site', 'team', 'faq', 'testimonials', 'launch'];

const otherPages = Object.fromEntries(
  (Object.keys(files) as FileName[])
    .filter((name) => !placed.includes(name))
    .map((name) => [name, { label: String(files[name].schema.meta()?.label ?? name) }]),
);

const collections = [
  fileGroup('centre', 'Coordonnées et horaires', 'call', {
    site: { label: 'Coordonnées et horaires', page: 'contact' },
  }),
  {
    ...folderGroup('services', {
      label: 'Services et prix',
      singular: 'service',
      icon: 'volunteer_activism',
      page: 'ServiceDetails/{{slug}}',
      own: true,
    }),
    sortable_fields: { fields: ['title'] },
  },
  fileGroup('people', 'Équipe', 'stethoscope', {
    team: { label: 'Équipe médicale', page: 'doctors' },
  }),
  {
    ...folderGroup('articles', {
      label: 'Articles',
      singular: 'article',
      icon: 'article',
      page: 'blogDetails/{{slug}}',
      own: true,
    }),
    summary: "{{title}}{{draft | ternary(' (brouillon)', '')}}",
    sortable_fields: {
      fields: ['date', 'title'],
      default: { field: 'date', direction: 'descending' as const },
    },
  },
  fileGroup('questions', 'Questions fréquentes', 'help', {
    faq: { label: 'Questions fréquentes', page: 'services' },
  }),
  fileGroup('voices', 'Témoignages', 'format_quote', {
    testimonials: { label: 'Témoignages', page: 'about' },
  }),
  fileGroup('pages', 'Pages', 'web', {
    ...otherPages,
    home: { label: 'Accueil', page: '' },
    about: { label: 'À propos', page: 'about' },
    servicesPage: { label: 'Page des services', page: 'services' },
    abroad: { label: 'Depuis l’étranger', page: 'depuis-l-etranger' },
    howItWorks: { label: 'Comment ça se passe', page: 'comment-ca-se-passe' },
    finder: { label: 'Trouver son aide', page: 'trouver' },
    area: { label: 'Quartiers', page: 'tarifs' },
    contact: { label: 'Contact', page: 'contact' },
    appointment: { label: 'Rendez-vous', page: 'appoitment' },
    blog: { label: 'Blog', page: 'blog' },
    sheetsPage: { label: 'Page des fiches', page: 'fiches' },
    english: { label: 'Page en anglais', page: 'en' },
    navigation: { label: 'Menu et pied de page', page: '' },
    pages: { label: 'Titres et aperçus des pages', page: '' },
  }),
  {
    ...folderGroup('sheets', {
      label: 'Fiches à imprimer',
      singular: 'fiche',
      icon: 'print',
      page: 'fiches/{{slug}}',
    }),
    sortable_fields: { fields: ['order', 'title'] },
  },
  {
    ...folderGroup('texts', {
      label: 'Textes légaux',
      singular: 'texte',
      icon: 'gavel',
      page: '{{slug}}',
    }),
    identifier_field: 'lead',
    summary: '{{lead}}',
    sortable_fields: { fields: ['lead'] },
  },
  fileGroup('launching', 'Avant la mise en ligne', 'checklist', {
    launch: { label: 'Points à confirmer' },
  }),
];

/** What the git host lists: a step that is to be undone is found by these. */
const commitMessages = {
  create: 'Ajout : {{collection}} ({{path}})',
  update: 'Modification : {{collection}} ({{path}})',
  delete: 'Suppression : {{collection}} ({{path}})',
  uploadMedia: 'Ajout : {{path}}',
  deleteMedia: 'Suppression : {{path}}',
};

/** Wide enough for the largest screens that the site serves, in pixels. */
const PHOTO_WIDTH = 2000;

/**
 * The configuration, as plain data: the editor refuses one with undefined parts.
 *
 * @param place Where the editor stands.
 */
export function editorConfig({ backend, site, logo }: EditorPlace): CmsConfig {
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
            raster_image: {
              format: 'webp',
              quality: 85,
              width: PHOTO_WIDTH,
              height: PHOTO_WIDTH,
            },
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
  return JSON.parse(JSON.stringify(config)) as CmsConfig;
}
