import localFont from 'next/font/local';

/** Titles. `scripts/prepare/fonts.ts` subsets the files; one file serves both weights. */
export const bricolage = localFont({
  src: './fonts/bricolage.woff2',
  variable: '--font-bricolage',
  weight: '700 800',
  display: 'swap',
  // See fallbackFonts.css. Next's fallback matches the regular weight to Arial only.
  adjustFontFallback: false,
});

/** Text. Drawn for low vision: similar letters are easy to tell apart. */
export const atkinson = localFont({
  src: './fonts/atkinson.woff2',
  variable: '--font-atkinson',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
});
