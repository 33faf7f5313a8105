import { SCRIPTS_ID } from './pageScripts';

/**
 * Reloads the page, once, if a file of it could not be loaded because a new deployment has replaced
 * it. A cache in between may answer with the old page again.
 */
export async function reloadIfStale(): Promise<void> {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // File names contain a digest of the content: a new deployment has other names.
  const scripts = document.getElementById(SCRIPTS_ID)?.textContent;
  if (!scripts || opened?.type === 'reload') return;
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok && !(await answer.text()).includes(scripts)) location.reload();
}
