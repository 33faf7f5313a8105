// @ts-check
/** Layers above `lib/`, and those that the site does not import. */
const upperLayers = ['app', 'components', 'editor', 'scripts', 'e2e', 'illustrations'];

/** Compiled content. Types and schemas may be imported anywhere. */
const values = 'lib/content/generated';

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
  // What needs Node or a browser elsewhere stops the build.
  lib: { restricted: [...upperLayers, values] },
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
};

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
      comment: 'Imports run one way.',
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
