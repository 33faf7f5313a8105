import localFont from 'next/font/local';

/** Titles. */
export const bricolage = localFont({
  src: '../public/fonts/bricolage-grotesque-latin-opsz-normal.woff2',
  variable: '--font-bricolage',
  weight: '200 800',
  display: 'swap',
});

/** Text: drawn for low vision, with letters that are hard to take for one another. */
export const atkinson = localFont({
  src: '../public/fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  variable: '--font-atkinson',
  weight: '200 800',
  display: 'swap',
});
