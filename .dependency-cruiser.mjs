// @ts-check
/** Layers above `lib/`, and those that the site does not import. */
const upperLayers = ['app', 'components', 'editor', 'scripts', 'e2e', 'illustrations'];

/** Compiled content. Types and schemas may be imported anywhere. */
const values = 'lib/content/generated';

/** Build-time only. */
const buildOnly = ['lib/images', 'lib/launch', 'lib/markdown', 'lib/metadata'];

/** Requires a browser or a service worker. */
const browserOnly = ['lib/browser', 'lib/hydration', 'lib/serviceWorker'];

/**
 * Import restrictions of each layer, with its allow-list. Imports run one way: app → components →
 * lib; content values are read in `app/` and `components/layout/` alone. A nested folder has its own
 * restrictions in place of its parent's. Imports of types alone are free.
 *
 * @type {Record<string, { restricted: string[], allowed?: string[] }>}
 */
const layers = {
  components: { restricted: [...without('components'), values] },
  // The page chrome is on every page: it reads the content itself.
  'components/layout': { restricted: without('components') },
  // Generic components do not depend on the content.
  'components/ui': {
    restricted: [...upperLayers, 'lib'],
    allowed: [
      'components/ui',
      'lib/browser',
      'lib/hydration',
      'lib/i18n',
      'lib/images',
      'lib/markdown',
      'lib/printables/print',
      'lib/routing/assets',
      'lib/text',
    ],
  },
  // A separate application: it shares the schemas and their texts.
  editor: {
    restricted: [...without('editor'), 'lib', values],
    allowed: [
      'lib/content/(?!generated)',
      'lib/contentLoader',
      'lib/dates',
      'lib/i18n',
      'lib/openingHours',
      'lib/routing',
      'lib/text',
    ],
  },
  // The rest of lib runs in every environment.
  lib: { restricted: [...upperLayers, ...buildOnly, ...browserOnly, values] },
  // Everyone imports the content's types, so it imports only subjects that need none of them.
  'lib/content': {
    restricted: [...upperLayers, 'lib'],
    allowed: [
      'lib/content/(?!generated)',
      'lib/appointment',
      'lib/dates',
      'lib/phone',
      'lib/printables',
      'lib/serviceArea',
    ],
  },
  'lib/contentLoader': { restricted: [...upperLayers, ...browserOnly, values] },
  ...Object.fromEntries(
    buildOnly.map((name) => [name, { restricted: [...upperLayers, ...browserOnly, values] }]),
  ),
  'lib/browser': { restricted: [...upperLayers, ...buildOnly, values] },
  'lib/hydration': { restricted: [...upperLayers, ...buildOnly, values] },
  'lib/serviceWorker': {
    restricted: [...upperLayers, ...buildOnly, 'lib/browser', values],
    allowed: ['lib/browser/connection'],
  },
};

/**
 * The only folder that may import each bundled package.
 *
 * @type {[name: string, folder: string][]}
 */
const packageFolders = [
  ['swiper', 'components/ui/slider'],
  // None: links are plain anchors. See PageLink and Navigation.
  ['next/link', 'no folder'],
  ['@emailjs/browser', 'components/appointment'],
  ['@sveltia/cms', 'editor'],
  ['libphonenumber-js', '(?:components/appointment|lib/content(?:Loader)?)'],
];

/** @param {string} layer */
function without(layer) {
  return upperLayers.filter((name) => name !== layer);
}

/** @param {string[]} paths */
const inside = (paths) => `^(?:${paths.join('|')})(?:[/.]|$)`;

/** @type {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A type that two modules need belongs to a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circular-folders',
      comment: 'Subjects depend on each other in one direction.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    ...Object.entries(layers).map(([layer, { restricted, allowed = [] }]) => ({
      name: `layer-${layer.replace('/', '-')}`,
      comment: 'Imports run one way, and parts of lib are for build time or browsers only.',
      severity: /** @type {const} */ ('error'),
      from: {
        path: `^${layer}/`,
        pathNot: Object.keys(layers)
          .filter((name) => name.startsWith(`${layer}/`))
          .map((name) => `^${name}/`),
      },
      to: {
        path: inside(restricted),
        ...(allowed.length > 0 ? { pathNot: `^(?:${allowed.join('|')})` } : {}),
        dependencyTypesNot: /** @type {const} */ (['type-only']),
      },
    })),
    ...packageFolders.map(([name, folder]) => ({
      name: `package-${name.replace(/\W/g, '-')}`,
      comment: 'One folder imports this package.',
      severity: /** @type {const} */ ('error'),
      from: { path: '^(?:app|components|editor|lib)/', pathNot: `^${folder}/` },
      to: {
        path: `^node_modules/${name}(?:[/.]|$)`,
        dependencyTypesNot: /** @type {const} */ (['type-only']),
      },
    })),
  ],
  options: {
    exclude: { path: '\\.test\\.' },
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Imports of types count in circles.
    tsPreCompilationDeps: true,
  },
};

export default config;
