// @ts-check
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

/**
 * Which rooms a room may not import from. Arrows run one way:
 * app → components → lib → content/types.
 */
const rooms = {
  'app/**': [],
  'components/**': ['app', 'scripts', 'e2e', 'content'],
  // The shell is on every page: it reads the centre's facts itself.
  'components/layout/**': ['app', 'scripts', 'e2e'],
  // Plain building blocks know nothing of the site but where files lie and how French is set.
  'components/ui/**': ['app', 'scripts', 'e2e', 'content', 'components', 'lib'],
  'lib/**': ['app', 'scripts', 'e2e', 'content', 'components'],
  'content/**': ['app', 'scripts', 'e2e', 'components', 'lib'],
};

/** The few doors in those walls, each for a reason given in the README. */
const doors = {
  'components/**': ['!@/content/types'],
  'components/ui/**': [
    '!@/content/types',
    '!@/lib/assets',
    '!@/lib/typography',
    '!@/components/ui',
  ],
  'lib/**': ['!@/content/types'],
  'content/**': ['!@/lib/typography'],
};

/** Each third-party package that ships to the visitor has one door. */
const packageDoors = {
  swiper: 'components/slider/**',
  '@emailjs/browser': 'lib/email.ts',
  'react-phone-number-input': 'components/appointment/**',
};

/**
 * @param {string} folder
 * @returns {string[]} patterns in the form of `no-restricted-imports`
 */
function walls(folder) {
  const closed = rooms[/** @type {keyof typeof rooms} */ (folder)];
  const open = doors[/** @type {keyof typeof doors} */ (folder)] ?? [];
  return [
    ...closed.flatMap((room) => [`@/${room}`, `@/${room}/*`, `@/${room}/**`]),
    ...open.flatMap((door) => [door, `${door}/*`, `${door}/**`]),
  ];
}

const packages = Object.keys(packageDoors).flatMap((name) => [name, `${name}/*`, `${name}/**`]);

const config = [
  { ignores: ['.next/**', 'out/**', 'next-env.d.ts', 'test-results/**'] },
  ...nextVitals,
  ...nextTypescript,
  {
    rules: {
      // `any` hides what the compiler could tell.
      '@typescript-eslint/no-explicit-any': 'error',
      // Pictures are drawn, small and already optimised: the image component has nothing to add.
      '@next/next/no-img-element': 'off',
    },
  },
  ...Object.keys(rooms).map((folder) => ({
    files: [`${folder}/*.ts`, `${folder}/*.tsx`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [...walls(folder), ...packages],
              message: 'Arrows run app → components → lib → content/types (README, « Rooms »).',
            },
          ],
        },
      ],
    },
  })),
  ...Object.entries(packageDoors).map(([name, door]) => ({
    files: [door],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [
                ...walls(door.startsWith('lib') ? 'lib/**' : 'components/**'),
                ...packages.filter((entry) => !entry.startsWith(name)),
              ],
              message: `Only ${name} enters by this door.`,
            },
          ],
        },
      ],
    },
  })),
];

export default config;
