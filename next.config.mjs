// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The base path, such as `/site` on GitHub Pages; empty at the root of a domain. */
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * The build id, which Next writes into each page. Derived from the code, so that a change of
 * content leaves other pages byte-identical.
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
  // Static files for any host.
  output: 'export',
  basePath,
  generateBuildId,
  // Inlined even if empty.
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  // URLs are as specified: /about, never /about/.
  trailingSlash: false,
  // Type-checks links against the routes.
  typedRoutes: true,
  // `npm test` checks types separately, and then builds twice.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === '1' },
  reactStrictMode: true,
  // It would cover the call bar in the preview.
  devIndicators: false,
  turbopack: {
    // Replaces the `process` polyfill: only `process.env` is used.
    resolveAlias: { 'next/dist/compiled/process': './lib/browser/noProcess.js' },
  },
  experimental: {
    // Pages with similar components share a chunk instead of duplicating it: contact and
    // appointment, services and articles. In bytes before minification; the default is 50,000.
    // A lower value adds requests.
    turbopackChunking: { minChunkSize: 18_000 },
  },
  images: {
    // Exports have no image server.
    unoptimized: true,
  },
};

export default nextConfig;
