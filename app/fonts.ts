import localFont from 'next/font/local';

/** Titles. The files are cut by `scripts/prepare/fonts.ts`: one cut serves both weights of titles. */
export const bricolage = localFont({
  src: './fonts/bricolage.woff2',
  variable: '--font-bricolage',
  weight: '700 800',
  display: 'swap',
  // See fallbackFonts.css: Next's own measures the regular weight against Arial alone.
  adjustFontFallback: false,
});

/** Text: drawn for low vision, with letters that are hard to take for one another. */
export const atkinson = localFont({
  src: './fonts/atkinson.woff2',
  variable: '--font-atkinson',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
});
