// @ts-check
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

/** The layers above `lib/`, and those that nothing of the site imports. */
const upperLayers = ['app', 'components', 'editor', 'scripts', 'e2e', 'illustrations'];

/** Content values, as compiled. Types and schemas are no secret. */
const values = 'lib/content/generated';

/** What runs while pages are built, never in a browser. */
const buildOnly = ['lib/images', 'lib/launch', 'lib/markdown', 'lib/metadata'];

/** What needs a browser or a service worker. */
const browserOnly = ['lib/browser', 'lib/hydration', 'lib/serviceWorker'];

/**
 * Import restrictions of each layer, with its allow-list. Imports run one way: app → components →
 * lib; content values are read in `app/` and `components/layout/` alone.
 *
 * @type {Record<string, { restricted: string[], allowed?: string[] }>}
 */
const layers = {
  components: { restricted: [...without('components'), values] },
  // The page chrome is on every page: it reads the centre's facts itself.
  'components/layout': { restricted: without('components') },
  // Building blocks know nothing of the site but where its files lie and how French is set.
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
  // It stands beside the site: the site knows nothing of it, and it needs only the schemas, and how
  // the site says things.
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
  // The rest of lib runs anywhere, so it may not need what does not.
  lib: { restricted: [...upperLayers, ...buildOnly, ...browserOnly, values] },
  // Everyone imports the content's types, so it imports only subjects that need none of them.
  'lib/content': {
    restricted: [...upperLayers, 'lib'],
    allowed: [
      'lib/content(?!/generated)',
      'lib/appointment',
      'lib/dates',
      'lib/finder',
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

/** The one folder that imports each package that ships to visitors. */
const packageFolders = {
  swiper: 'components/ui/slider',
  // None: links are plain anchors, and one listener answers for all. See PageLink and Navigation.
  'next/link': 'no folder',
  '@emailjs/browser': 'components/appointment',
  '@sveltia/cms': 'editor',
  'react-phone-number-input': 'components/appointment',
  'libphonenumber-js': 'components/appointment',
};

/**
 * React comes late: a tap before it is lost unless it is remembered (see lib/hydration/eventReplay.ts).
 *
 * @type {{ selector: string, message: string }[]}
 */
const eventReplay = [
  {
    selector: 'JSXOpeningElement[name.name="button"] > JSXAttribute[name.name="onClick"]',
    message: 'Use HydratedButton or Button: a tap that comes before React is then remembered.',
  },
  {
    selector: 'JSXOpeningElement[name.name="form"] > JSXAttribute[name.name="onSubmit"]',
    message: 'Use HydratedForm: a request sent before React is then remembered.',
  },
];

/**
 * The site may hang in a folder of its host, as on GitHub Pages: see lib/routing/assets.ts.
 *
 * @type {{ selector: string, message: string }}
 */
const writtenAddress = {
  selector:
    'JSXOpeningElement[name.name=/^(a|img|link|source|use)$/] > ' +
    'JSXAttribute[name.name=/^(href|src|srcSet)$/] > Literal[value=/^\\u002F/]',
  message: 'Use asset() for files and PageLink for pages: they know where the site hangs.',
};

const homeImport =
  'ImportDeclaration[importKind!="type"][source.value=/^@\\u002Flib\\u002F(content|contentLoader|images|launch|markdown|metadata)\\u002F/]';

/** What a browser gets must not bring along what pages are made of. */
const clientMessage =
  'A client component gets its content as props: what pages are built with stays out of the browser.';

/**
 * Where server and client meet, a file says `'use client'`.
 *
 * @type {{ selector: string, message: string }}
 */
const clientFile = {
  selector: `Program:has(> ExpressionStatement[directive="use client"]) > ${homeImport}`,
  message: clientMessage,
};

/** What only client files import says nothing: these folders hold no other. */
const clientFolders = ['readAloud', 'share', 'ui/slider'];

/**
 * The rule for one folder, as a list of regular expressions: restrictions less allow-list, and the packages
 * that another folder imports.
 *
 * @param {string} folder
 * @param {string} layer The entry of `layers` that the folder belongs to.
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
                'Imports run one way, and parts of lib run at build or in a browser alone: see layers in eslint.config.mjs.',
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
      '.launched/**',
      'next-env.d.ts',
      'test-results/**',
      'lib/content/generated/**',
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  {
    rules: {
      // Pictures are drawn, small and already optimised: the image component has nothing to add.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
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
    rules: { 'no-restricted-syntax': ['error', ...eventReplay, writtenAddress, clientFile] },
  },
  {
    files: [`components/{${clientFolders.join()}}/**/*.{ts,tsx}`, 'components/**/use[A-Z]*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...eventReplay,
        writtenAddress,
        { selector: homeImport, message: clientMessage },
      ],
    },
  },
  importRule('app', ''),
  ...Object.keys(layers).map((layer) => importRule(layer, layer)),
  importRule('components/ui/slider', 'components/ui'),
  importRule('components/appointment', 'components'),
];

export default config;
