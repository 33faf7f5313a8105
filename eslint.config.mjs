// @ts-check
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

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
      // One way to import: `./` in the same folder, else `@/`.
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^\\.\\./', message: 'Write it from the root, as in @/lib/text.' }] },
      ],
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
    rules: { 'no-restricted-syntax': ['error', ...eventReplay, rootRelativeUrl] },
  },
  {
    // One way to write a component and its props.
    files: ['{app,components,e2e}/**/*.tsx'],
    rules: {
      'react/function-component-definition': ['error', { namedComponents: 'function-declaration' }],
      'react/destructuring-assignment': [
        'error',
        'always',
        { ignoreClassFields: true, destructureInSignature: 'always' },
      ],
    },
  },
  {
    // One component has the look, the focus ring and the print rules of disclosures.
    files: ['{app,components}/**/*.tsx'],
    ignores: ['components/ui/disclosure/Disclosure.tsx'],
    rules: {
      'react/forbid-elements': [
        'error',
        { forbid: [{ element: 'details', message: 'Use Disclosure' }] },
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
];

export default config;
