import type { Metadata } from 'next';
import { MissingPage } from '@/components/layout/MissingPage';
import { site } from '@/lib/content/generated/site';

export const metadata: Metadata = {
  title: `Page introuvable — ${site.name}`,
  description: 'Cette adresse ne mène à aucune page du site. Voici comment retrouver votre chemin.',
  // Next adds `noindex` to this page.
};

export default function NotFound() {
  return <MissingPage phone={site.phones[0]} />;
}
