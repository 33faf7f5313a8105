import type { MetadataRoute } from 'next';
import { site } from '@/lib/content/generated/site';
import { readColour, themeColor } from '@/lib/metadata/colour';
import { asset } from '@/lib/routing/assets';
import { routes } from '@/lib/routing/routes';
import { fr } from '@/lib/text/typography';

// Required by `output: "export"`.
export const dynamic = 'force-static';

/**
 * The web app manifest. Next adds no base path to its URLs. Each PNG is rendered from the SVG of
 * the same name in `public/icons/`.
 */
export default function manifest(): MetadataRoute.Manifest {
  return {
    // Stable even if `start_url` changes.
    id: asset('/'),
    name: site.longName,
    // Whole: each launcher shortens a long name as its screen needs.
    short_name: site.name,
    description: site.description,
    lang: 'fr',
    dir: 'ltr',
    start_url: asset('/'),
    scope: asset('/'),
    display: 'standalone',
    theme_color: themeColor,
    // Until the first paint.
    background_color: readColour('paper'),
    categories: ['health', 'medical'],
    icons: [
      icon('icon', 192),
      icon('icon', 512),
      { ...icon('maskable', 512), purpose: 'maskable' },
      { ...icon('monochrome', 512), purpose: 'monochrome' },
    ],
    shortcuts: [
      {
        name: fr('Appeler le centre'),
        short_name: 'Appeler',
        description: fr('Les numéros du centre, à toucher pour appeler.'),
        // Shortcuts must be URLs within the scope: no `tel:`.
        url: `${asset(routes.contact)}#par-telephone`,
        icons: [icon('icon', 192)],
      },
      {
        name: 'Prendre rendez-vous',
        description: fr('Le formulaire de demande de consultation.'),
        url: asset(routes.appointment),
        icons: [icon('icon', 192)],
      },
    ],
  };
}

const icon = (name: string, size: number) => ({
  src: asset(`/icons/${name}-${size}.png`),
  sizes: `${size}x${size}`,
  type: 'image/png',
});
