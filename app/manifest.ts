import type { MetadataRoute } from 'next';
import { site } from '@/lib/content/generated/site';
import { asset } from '@/lib/routing/assets';
import { routes } from '@/lib/routing/routes';
import { fr } from '@/lib/text/typography';

// An export has no server to answer for it.
export const dynamic = 'force-static';

/** What home screens show of a name under its icon, in characters. */
const SHOWN_UNDER_ICON = 12;

/** As many whole words of a name as a home screen shows: the little ones go first. */
function underIcon(name: string): string {
  if (name.length <= SHOWN_UNDER_ICON) return name;
  const words = name.split(' ').filter(({ length }) => length > 2);
  while (words.length > 1 && words.join(' ').length > SHOWN_UNDER_ICON) words.pop();
  return words.join(' ');
}

/**
 * What a phone needs to put the site on its home screen. Next leaves these addresses as they are,
 * so the base path is added here. Each PNG is drawn from the SVG of its name under `public/icons/`.
 */
export default function manifest(): MetadataRoute.Manifest {
  return {
    // The same application wherever its first page moves to.
    id: asset('/'),
    name: site.longName,
    short_name: underIcon(site.name),
    description: site.description,
    lang: 'fr',
    dir: 'ltr',
    start_url: asset('/'),
    scope: asset('/'),
    display: 'standalone',
    // The browser's bar as in the layout, and white until the first paint.
    theme_color: '#141b45',
    background_color: '#ffffff',
    categories: ['health', 'medical'],
    icons: [
      { src: asset('/icons/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: asset('/icons/icon-512.png'), sizes: '512x512', type: 'image/png' },
      {
        src: asset('/icons/maskable-512.png'),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
      {
        src: asset('/icons/monochrome-512.png'),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'monochrome',
      },
    ],
    shortcuts: [
      {
        name: fr('Appeler le centre'),
        short_name: 'Appeler',
        description: fr('Les numéros du centre, à toucher pour appeler.'),
        // A shortcut leads to a page of the site, and never straight to a phone number.
        url: `${asset(routes.contact)}#par-telephone`,
        icons: [{ src: asset('/icons/icon-192.png'), sizes: '192x192', type: 'image/png' }],
      },
      {
        name: 'Prendre rendez-vous',
        description: fr('Le formulaire de demande de consultation.'),
        url: asset(routes.appointment),
        icons: [{ src: asset('/icons/icon-192.png'), sizes: '192x192', type: 'image/png' }],
      },
    ],
  };
}
