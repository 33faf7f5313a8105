import { loadScript, refetch } from './loadScript';

const repaired = new Set<string>();

/** Fetches the file of an element again, once in a page, past the browser's cache. */
async function repair(element: Element): Promise<void> {
  const name = element.hasAttribute('src') ? 'src' : 'href';
  const value = element.getAttribute(name);
  if (!value) return;
  const address = (element as HTMLImageElement).currentSrc || value;
  const { origin, pathname, search } = new URL(address, location.href);
  const url = pathname + search;
  // Extensions insert files of their own.
  if (origin !== location.origin || repaired.has(url)) return;
  repaired.add(url);
  if (!(await refetch(url))) return;
  if (element instanceof HTMLScriptElement) return void (await loadScript(value, 1));
  // All icons are in one file.
  const users = element.localName === 'use' ? document.querySelectorAll('use') : [element];
  for (const user of users) {
    const again = user.getAttribute(name) ?? '';
    // Chromium 156 ignores the same value.
    user.removeAttribute(name);
    user.setAttribute(name, again);
  }
}

/**
 * Repairs a file that has failed, or loaded without effect: a later chunk, a style sheet, a picture,
 * an icon. `loadScript`, which sets `onload`, repairs its own.
 *
 * @param event The `load` or `error` event of an element.
 */
export function checkFile({ type, target }: Event): void {
  const isBad = () =>
    target instanceof HTMLScriptElement
      ? !target.dataset.ran && !target.onload
      : type === 'error' || (target as HTMLLinkElement).sheet?.cssRules.length === 0;
  // The rules of an extension's sheet can't be read.
  Promise.resolve()
    .then(() => (isBad() ? repair(target as Element) : undefined))
    .catch(() => undefined);
}

/** Repairs what reports no failure, once the page is loaded: icons in Firefox 153, and typefaces. */
export function checkLoaded(): void {
  const icons = [...document.querySelectorAll('use')];
  const isDrawn = (icon: Element) => icon.getBoundingClientRect().width > 0;
  if (icons[0] && !icons.some(isDrawn)) void repair(icons[0]);
  // A face does not tell its file, which Next 16 names as its family.
  const { fonts } = document as Partial<Document>;
  void fonts?.ready.then(() => {
    const failed = [...fonts].filter(({ status }) => status === 'error');
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[as=font]'))
      if (failed.some(({ family }) => link.href.includes(`/${family}.`))) void repair(link);
  });
}
