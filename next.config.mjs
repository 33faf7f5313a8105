// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the site hangs under its host, such as `/site` on GitHub Pages; empty at a domain's root. */
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * The number of a build, which Next writes into the data of every page. It follows from the code:
 * after a change of content, pages that do not show it stay as they were, byte for byte.
 */
function generateBuildId() {
  const digest = createHash('sha256').update(readFileSync('package-lock.json'));
  for (const folder of ['app', 'components', 'lib']) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/\.(?:tsx?|css)$/.test(file) || /generated|\.test\./.test(file)) continue;
      digest.update(readFileSync(join(folder, file)));
    }
  }
  return digest.digest('hex').slice(0, 16);
}

/** @type {import('next').NextConfig} */
const nextConfig = {
  // Plain files for any static host: there is no server behind this site.
  output: 'export',
  basePath,
  generateBuildId,
  // Written into the scripts even where it is empty: they ask for no environment then.
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  // Addresses stay exactly as the specification writes them: /about, never /about/.
  trailingSlash: false,
  // Links are checked against the routes, odd spellings included.
  typedRoutes: true,
  // `npm test` checks the types on their own, and builds twice after that.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === '1' },
  reactStrictMode: true,
  // In the owner's preview, its badge would lie over the call bar.
  devIndicators: false,
  turbopack: {
    // Next carries Node's `process` along, of which nothing is asked here but its environment.
    resolveAlias: { 'next/dist/compiled/process': './lib/browser/noProcess.js' },
  },
  experimental: {
    // Two pages with nearly the same components share one chunk instead of having a copy each:
    // contact and appointment, services and articles. In bytes, before minification; the default
    // is 50,000, and each chunk less that is copied is a request more.
    turbopackChunking: { minChunkSize: 18_000 },
  },
  images: {
    // An export has no image server; pictures carry their own sizes.
    unoptimized: true,
  },
};

export default nextConfig;
