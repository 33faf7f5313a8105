import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { asset } from '@/lib/assets';

// An export has no server to answer for it.
export const dynamic = 'force-static';

/**
 * What a phone needs to put the site on its home screen. Next leaves these addresses as they are,
 * so the base path is added here. Each PNG is drawn from the SVG of its name under `public/icons/`.
 */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.longName,
    short_name: site.name,
    lang: 'fr',
    start_url: asset('/'),
    scope: asset('/'),
    display: 'standalone',
    // The browser's bar as in the layout, and white until the first paint.
    theme_color: '#141b45',
    background_color: '#ffffff',
    icons: [
      { src: asset('/icons/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: asset('/icons/icon-512.png'), sizes: '512x512', type: 'image/png' },
      {
        src: asset('/icons/maskable-512.png'),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
