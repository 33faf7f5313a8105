// @ts-check

/** Where the site hangs under its host, such as `/site` on GitHub Pages; empty at a domain's root. */
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** @type {import('next').NextConfig} */
const nextConfig = {
  // Plain files for any static host: there is no server behind this site.
  output: 'export',
  basePath,
  // Written into the scripts even where it is empty: they ask for no environment then.
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  // Addresses stay exactly as the specification writes them: /about, never /about/.
  trailingSlash: false,
  // Links are checked against the routes, odd spellings included.
  typedRoutes: true,
  // `npm test` checks the types on their own, and builds three times after that.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === '1' },
  reactStrictMode: true,
  turbopack: {
    // Next carries Node's `process` along, of which nothing is asked here but its environment.
    resolveAlias: { 'next/dist/compiled/process': './lib/browser/noProcess.js' },
  },
  images: {
    // An export has no image server; pictures carry their own sizes.
    unoptimized: true,
  },
};

export default nextConfig;
