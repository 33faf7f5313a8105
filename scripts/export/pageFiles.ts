import { parseScripts, SCRIPTS_ID, type PageScripts } from '@/lib/hydration/pageScripts';

const SCRIPTS = new RegExp(`<script type="application/json" id="${SCRIPTS_ID}">(.*?)</script>`);

/** The deferred scripts of a page. */
export function deferredScripts(html: string): PageScripts | undefined {
  const block = SCRIPTS.exec(html)?.[1];
  return block ? parseScripts(block) : undefined;
}
