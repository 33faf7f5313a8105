import { navigationType } from '@/lib/browser/performanceEntries';

/** The id of the JSON block that lists a page's scripts. */
export const SCRIPTS_ID = 'page-scripts';

/** The longest wait for the next script, in milliseconds, before the page says that it did not start. */
export const SCRIPT_TIMEOUT_MS = 12_000;

/** Marks the inline script of a page whose scripts start on load, without waiting for idle. */
export const STARTS_ON_LOAD = 'data-now';

/** A page's scripts, root-relative: its data, its chunks, and Turbopack's runtime. */
export type PageScripts = { data: string; chunks: string[]; runtime: string };

export const pageScripts = () =>
  JSON.parse(document.getElementById(SCRIPTS_ID)!.textContent) as PageScripts;

/**
 * Reloads the page, once, if a file of it could not be loaded because a new deployment has replaced
 * it. A cache in between may answer with the old page again.
 */
export async function reloadIfStale(): Promise<void> {
  // File names contain a digest of the content: a new deployment has other names.
  const scripts = document.getElementById(SCRIPTS_ID)?.textContent;
  if (!scripts || navigationType() === 'reload') return;
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok && !(await answer.text()).includes(scripts)) location.reload();
}
