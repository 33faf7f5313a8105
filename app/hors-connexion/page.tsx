import type { Metadata } from 'next';
import { OfflineHelp } from '@/components/layout/OfflineHelp';
import { pages as allPages } from '@/lib/content/generated/pages';
import { site } from '@/lib/content/generated/site';
import { PRECACHED_ROUTES } from '@/lib/serviceWorker/offlinePages';

export const metadata: Metadata = {
  title: `Hors connexion — ${site.name}`,
  description:
    'La connexion est coupée. Voici comment joindre le centre par téléphone, et les pages du site qui s’ouvrent sans Internet.',
  robots: { index: false },
};

/** The service worker serves it for a page that cannot be fetched. */
export default function OfflinePage() {
  const pages = allPages.pages
    .filter(({ path }) => PRECACHED_ROUTES.some((route) => route === path))
    .map(({ path, label }) => ({ href: path, label }));
  return <OfflineHelp site={site} pages={pages} />;
}
