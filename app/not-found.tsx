import type { Metadata } from 'next';
import { MissingPage } from '@/components/layout/MissingPage';
import { articles } from '@/content/articles';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { articleRoute, routes, serviceRoute } from '@/lib/routes';

export const metadata: Metadata = {
  title: `Page introuvable — ${site.name}`,
  description: 'Cette adresse ne mène à aucune page du site. Voici comment retrouver votre chemin.',
  robots: { index: false },
};

export default function NotFound() {
  const known = [
    ...Object.values(routes),
    ...services.map(({ id }) => serviceRoute(id)),
    ...articles.map(({ id }) => articleRoute(id)),
  ];
  return <MissingPage known={known} phone={site.phones[0]} />;
}
