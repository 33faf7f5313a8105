// @ts-check
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

/** The rooms above `lib/`, and those that nothing of the site imports. */
const above = ['app', 'components', 'editor', 'scripts', 'e2e', 'illustrations'];

/** Content values, as compiled. Types and schemas are no secret. */
const values = 'lib/content/generated';

/**
 * What each room may not import, and the doors left open in its walls. Arrows run one way:
 * app → components → lib; content values are read in `app/` and `components/layout/` alone.
 *
 * @type {Record<string, { walls: string[], doors?: string[] }>}
 */
const rooms = {
  components: { walls: [...without('components'), values] },
  // The shell is on every page: it reads the centre's facts itself.
  'components/layout': { walls: without('components') },
  // Building blocks know nothing of the site but where its files lie and how French is set.
  'components/ui': {
    walls: [...above, 'lib'],
    doors: [
      'components/ui',
      'lib/assets',
      'lib/browser/connection',
      'lib/site/photos',
      'lib/site/reading',
      'lib/content/fields',
      'lib/content/schemas/looks',
      'lib/hydration',
      'lib/sheets/print',
      'lib/typography',
      'lib/text/words',
    ],
  },
  // It stands beside the site: the site knows nothing of it, and it needs only the schemas, and how
  // the site says things.
  editor: {
    walls: [...without('editor'), 'lib', values],
    doors: [
      'lib/content',
      'lib/text/format',
      'lib/time/openingHours',
      'lib/time/reviews',
      'lib/routes',
      'lib/typography',
      'lib/time/yaounde',
    ],
  },
  // All of lib but the five rooms below runs anywhere, so it may not need what does not.
  lib: {
    walls: [...above, 'lib/browser', 'lib/site', 'lib/hydration', 'lib/serviceWorker', values],
  },
  'lib/browser': { walls: [...above, 'lib/site', values] },
  'lib/site': { walls: [...above, 'lib/browser', values] },
  'lib/content': { walls: [...above, 'lib/browser', values] },
  'lib/hydration': { walls: [...above, 'lib/site', values] },
  'lib/serviceWorker': {
    walls: [...above, 'lib/site', 'lib/browser', values],
    doors: ['lib/browser/connection'],
  },
};

/** @param {string} room */
function without(room) {
  return above.filter((name) => name !== room);
}

/** Each package that ships to the visitor comes in by one door. */
const packageDoors = {
  swiper: 'components/slider',
  // None: links are plain anchors, and one listener answers for all. See PageLink and Navigation.
  'next/link': 'no folder',
  '@emailjs/browser': 'lib/browser',
  '@sveltia/cms': 'editor',
  'react-phone-number-input': 'components/appointment',
  'libphonenumber-js': 'components/appointment',
};

/**
 * React comes late: a tap before it is lost unless it is remembered (see lib/hydration/earlyTaps.ts).
 *
 * @type {{ selector: string, message: string }[]}
 */
const earlyTaps = [
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
 * The site may hang in a folder of its host, as on GitHub Pages: see lib/assets.ts.
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
  'ImportDeclaration[importKind!="type"][source.value=/^@\\u002Flib\\u002F(site|content)\\u002F/]';

/** What a browser gets must not bring along what pages are made of. */
const clientMessage =
  'A client component gets its content as props: lib/site and lib/content stay at home.';

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
const clientFolders = ['copy', 'listen', 'motion', 'share', 'slider'];

/**
 * The rule for one folder, as a list of regular expressions: walls less doors, and the packages
 * that have their door elsewhere.
 *
 * @param {string} folder
 * @param {string} room The entry of `rooms` that the folder belongs to.
 */
function importRule(folder, room) {
  const { walls, doors = [] } = rooms[room] ?? { walls: [] };
  const exceptions = doors.map((door) => `(?!${door}(?:/|$))`).join('');
  const packages = Object.entries(packageDoors).filter(([, door]) => door !== folder);
  return {
    files: [`${folder}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^@/${exceptions}(?:${walls.join('|') || '(?!)'})(?:/|$)`,
              allowTypeImports: true,
              message:
                'Imports run one way, and each room of lib is one world: see rooms in eslint.config.mjs.',
            },
            {
              regex: `^(?:${packages.map(([name]) => name).join('|')})(?:/|$)`,
              message: 'This package comes in by one door: see packageDoors in eslint.config.mjs.',
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
      'out-subpath/**',
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
    files: ['app/**/*.tsx', 'components/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...earlyTaps, writtenAddress, clientFile] },
  },
  {
    files: [`components/{${clientFolders.join()}}/**/*.{ts,tsx}`, 'components/**/use[A-Z]*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...earlyTaps,
        writtenAddress,
        { selector: homeImport, message: clientMessage },
      ],
    },
  },
  importRule('app', ''),
  ...Object.keys(rooms).map((room) => importRule(room, room)),
  importRule('components/slider', 'components'),
  importRule('components/appointment', 'components'),
];

export default config;
