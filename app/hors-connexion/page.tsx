import type { Metadata } from 'next';
import { OfflineHelp } from '@/components/layout/OfflineHelp';
import { pages as allPages } from '@/lib/content/generated/pages';
import { printables } from '@/lib/content/generated/printables';
import { site } from '@/lib/content/generated/site';
import { printableRoute } from '@/lib/routing/routes';
import { precachedRoutes } from '@/lib/serviceWorker/offlinePages';

export const metadata: Metadata = {
  title: `Hors connexion — ${site.name}`,
  description:
    'La connexion est coupée. Voici comment joindre le centre par téléphone, et les pages du site qui s’ouvrent sans Internet.',
  robots: { index: false },
};

const labels = new Map<string, string>([
  ...allPages.pages.map(({ path, label }) => [path, label] as const),
  ...printables.map(({ id, title }) => [printableRoute(id), title] as const),
]);

/** The service worker serves it for a page that cannot be fetched. */
export default function OfflinePage() {
  const pages = precachedRoutes(printables.map(({ id }) => id)).map((href) => ({
    href,
    label: labels.get(href) ?? href,
  }));
  return <OfflineHelp site={site} pages={pages} />;
}
