/** Breakpoints in em, so that larger text counts as a smaller screen; each with the one below. */
const widths = [22, 24, 30, 40, 46, 54, 62, 68.75].map((width) => `${width}em`);
const below = [
  '10em',
  '12em',
  '15em',
  '18em',
  '22em',
  '24em',
  '30em',
  '40em',
  '45.99em',
  '53.99em',
  '61.99em',
  '68.74em',
];

/** @type {import('stylelint').Config} */
const config = {
  extends: 'stylelint-config-standard',
  ignoreFiles: ['{.production,.next,out,out-subpath,test-results}/**'],
  rules: {
    'media-feature-name-value-allowed-list': {
      'min-width': [...widths, '18.01em', '24.01em', '40.01em'],
      'max-width': below,
      'min-height': ['25.01em', '31.01em'],
      'max-height': ['25em', '31em'],
    },
    // Range syntax needs Chrome 104 and Safari 16.4.
    'media-feature-range-notation': 'prefix',
    'color-no-hex': true,
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla'],
    'declaration-property-value-allowed-list': {
      'font-size': [
        /^var\(--/,
        /^(inherit|[\d.]+(em|pt))$/,
        // What cannot wrap stops growing where it fills the window.
        /^min\(.+, [\d.]+vw\)$/,
      ],
      '/^((margin|padding)(-|$)|(row-|column-)?gap$)/': [/^(?!.*\d(rem|px))/],
      'border-radius': [/var\(--radius/, /^(0|2px|50%|inherit|[\d.]+pt)$/],
    },
    'alpha-value-notation': 'number',
    'selector-class-pattern': /^([a-z]|PhoneInput)[a-zA-Z]*$/,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // Chrome before 120 needs the prefix.
    'property-no-vendor-prefix': [true, { ignoreProperties: [/mask$/, /text-size-adjust$/] }],
    // `:where()` keeps specificity low.
    'no-descending-specificity': null,
    // Prettier formats.
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
  },
  overrides: [
    // Tokens are defined here.
    {
      files: ['app/tokens.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
};

export default config;
