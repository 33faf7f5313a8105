import { SCRIPTS_ID } from '@/lib/lateStart/pageScripts';

const STORAGE_KEY = 'renewed';

/**
 * Call it where a part of the page could not be loaded. If the site has been published anew since
 * the page was opened, its scripts may be gone from the host: the page is then opened again, once.
 * Where the network is away, or the page is the newest, nothing happens.
 *
 * @returns Whether the page is about to go.
 */
export async function renewIfOutdated(): Promise<boolean> {
  // The scripts' names bear a digest of their content: a new version has others.
  const scripts = document.getElementById(SCRIPTS_ID)?.textContent;
  if (!scripts || !(await isReplaced(scripts)) || !isFirstTry(scripts)) return false;
  location.reload();
  return true;
}

async function isReplaced(scripts: string): Promise<boolean> {
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(scripts);
  } catch {
    return false;
  }
}

/** A cache on the way may give the old page again: once is enough. */
function isFirstTry(scripts: string): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === scripts) return false;
    sessionStorage.setItem(STORAGE_KEY, scripts);
    return true;
  } catch {
    return false;
  }
}
