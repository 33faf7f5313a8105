// @ts-check
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

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
 * lib; content values are read in `app/` and `components/layout/` alone.
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
      'lib/content',
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
      'lib/content(?!/generated)',
      'lib/appointment',
      'lib/dates',
      'lib/finder',
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

/** @param {string} layer */
function without(layer) {
  return upperLayers.filter((name) => name !== layer);
}

/** The only folder that may import each bundled package. */
const packageFolders = {
  swiper: 'components/ui/slider',
  // None: links are plain anchors. See PageLink and Navigation.
  'next/link': 'no folder',
  '@emailjs/browser': 'components/appointment',
  '@sveltia/cms': 'editor',
  'react-phone-number-input': 'components/appointment',
  'libphonenumber-js': 'components/appointment',
};

/**
 * Hydration is deferred: events before it are lost unless they are replayed (see
 * lib/hydration/eventReplay.ts).
 *
 * @type {{ selector: string, message: string }[]}
 */
const eventReplay = [
  {
    selector: 'JSXOpeningElement[name.name="button"] > JSXAttribute[name.name="onClick"]',
    message: 'Use HydratedButton or Button, which replay a tap made before hydration.',
  },
  {
    selector: 'JSXOpeningElement[name.name="form"] > JSXAttribute[name.name="onSubmit"]',
    message: 'Use HydratedForm, which replays a submit made before hydration.',
  },
];

/**
 * The site may have a base path, as on GitHub Pages: see lib/routing/assets.ts.
 *
 * @type {{ selector: string, message: string }}
 */
const rootRelativeUrl = {
  selector:
    'JSXOpeningElement[name.name=/^(a|img|link|source|use)$/] > ' +
    'JSXAttribute[name.name=/^(href|src|srcSet)$/] > Literal[value=/^\\u002F/]',
  message: 'Use asset() for files and PageLink for pages: they add the base path.',
};

const buildOnlyImport =
  'ImportDeclaration[importKind!="type"][source.value=/^@\\u002Flib\\u002F(content|contentLoader|images|launch|markdown|metadata)\\u002F/]';

/** Keeps content and build-time code out of client bundles. */
const clientMessage =
  'A client component gets its content as props: build-time modules must not be bundled.';

/**
 * Client components, by their directive.
 *
 * @type {{ selector: string, message: string }}
 */
const clientFile = {
  selector: `Program:has(> ExpressionStatement[directive="use client"]) > ${buildOnlyImport}`,
  message: clientMessage,
};

/** These folders have client modules only, most of them without the directive. */
const clientFolders = ['readAloud', 'share', 'ui/slider'];

/**
 * The import rule of a folder: restrictions minus allow-list, and packages of other folders.
 *
 * @param {string} folder
 * @param {string} layer The key of `layers` that applies.
 */
function importRule(folder, layer) {
  const { restricted, allowed = [] } = layers[layer] ?? { restricted: [] };
  const exceptions = allowed.map((path) => `(?!${path}(?:/|$))`).join('');
  const packages = Object.entries(packageFolders).filter(([, owner]) => owner !== folder);
  return {
    files: [`${folder}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^@/${exceptions}(?:${restricted.join('|') || '(?!)'})(?:/|$)`,
              allowTypeImports: true,
              message:
                'Imports run one way, and parts of lib are for build time or browsers only: see layers in eslint.config.mjs.',
            },
            {
              regex: `^(?:${packages.map(([name]) => name).join('|')})(?:/|$)`,
              message: 'One folder imports this package: see packageFolders in eslint.config.mjs.',
              allowTypeImports: true,
            },
          ],
        },
      ],
    },
  };
}

const config = [
  {
    ignores: [
      '.next/**',
      'out/**',
      'out-*/**',
      '.production/**',
      'next-env.d.ts',
      'test-results/**',
      'lib/content/generated/**',
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  {
    rules: {
      // Images are optimised at build.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    // Drawings have no promises and no branches.
    files: ['{app,components,e2e,editor,lib,scripts}/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['app/**/*.tsx', 'components/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...eventReplay, rootRelativeUrl, clientFile] },
  },
  {
    // One component has the look, the focus ring and the print rules of disclosures.
    files: ['{app,components}/**/*.tsx'],
    ignores: ['components/ui/Disclosure.tsx'],
    rules: {
      'react/forbid-elements': [
        'error',
        { forbid: [{ element: 'details', message: 'Use Disclosure' }] },
      ],
    },
  },
  {
    files: [`components/{${clientFolders.join()}}/**/*.{ts,tsx}`, 'components/**/use[A-Z]*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...eventReplay,
        rootRelativeUrl,
        { selector: buildOnlyImport, message: clientMessage },
      ],
    },
  },
  {
    files: ['{app,components,lib}/**/*.{ts,tsx}'],
    ignores: ['lib/browser/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['matchMedia', 'requestIdleCallback'].map((name) => ({
          name,
          message: 'Use lib/browser: an error here would take the page away.',
        })),
      ],
    },
  },
  {
    // Next compiles syntax for `browserslist`, and adds no methods.
    files: ['{app,components,lib}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['toSorted', 'toReversed', 'toSpliced', 'findLast', 'findLastIndex'].map((property) => ({
          property,
          message: 'Missing in browsers that are supported: change a copy.',
        })),
      ],
    },
  },
  importRule('app', ''),
  ...Object.keys(layers).map((layer) => importRule(layer, layer)),
  importRule('components/ui/slider', 'components/ui'),
  importRule('components/appointment', 'components'),
];

export default config;
