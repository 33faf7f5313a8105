import { SCRIPTS_ID } from '@/lib/hydration/pageScripts';

/**
 * Reloads the page, once, where a part of it could not be loaded because the site has been published
 * anew and its old scripts are gone from the host. A cache on the way may give the old page again.
 */
export async function renewIfOutdated(): Promise<void> {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The scripts' names bear a digest of their content: a new version has others.
  const scripts = document.getElementById(SCRIPTS_ID)?.textContent;
  if (!scripts || opened?.type === 'reload') return;
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok && !(await answer.text()).includes(scripts)) location.reload();
}
