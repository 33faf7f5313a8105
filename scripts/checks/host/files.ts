import { WORKER_FILE } from '@/lib/navigation/offline';
import type { PublishedSite } from './site';

/** Which addresses of a site stand for all of their kind. */

export const WORKER = `/${WORKER_FILE}`;

/** One page of each kind is enough where a host treats all alike. */
export const someOf = (pages: readonly string[]): string[] => [
  ...new Map(
    pages.filter((page) => page !== '/').map((page) => [page.split('/')[1], page]),
  ).values(),
];

/** The file by which React opens a page without a new load. */
export const payloadOf = (page: string): string => `${page === '/' ? '/index' : page}.txt`;

/** Parts of such files: their names have a sign that some hosts can't stand. */
export const partsOf = (site: PublishedSite): string[] =>
  someOf(site.pages)
    .map((page) => /^\/(\w+)\/\d+$/.exec(page))
    .filter((match) => match !== null)
    .map(([page, folder]) => `${page}/__next.${folder}.$d$id.__PAGE__.txt`);

/** A file whose name carries a digest. */
export const scriptOf = ({ lastingFiles }: PublishedSite): string =>
  lastingFiles.find((file) => file.endsWith('.js')) ?? '/_next/static/chunks/absent.js';
