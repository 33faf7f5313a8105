import { SCRIPTS_ID } from './pageScripts';

/**
 * Call it where a part of the page could not be loaded: if the site has been published anew since,
 * its scripts may be gone from the host, and the page is opened again. Once: a cache on the way may
 * give the old page.
 */
export async function renewIfOutdated(): Promise<void> {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The scripts' names bear a digest of their content: a new version has others.
  const scripts = document.getElementById(SCRIPTS_ID)?.textContent;
  if (!scripts || opened?.type === 'reload') return;
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok && !(await answer.text()).includes(scripts)) location.reload();
}
