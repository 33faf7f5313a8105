import { useEffect, useState, type RefObject } from 'react';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { useBrowserValue } from '@/lib/browser/useBrowserValue';

export const supportsPopovers = () => 'popover' in HTMLElement.prototype;

/**
 * The menu in browsers without popovers. The hash opens it (`:target`); after hydration Escape and a
 * tap outside close it, as they do a popover.
 *
 * @param id The menu's id.
 * @returns `open` is undefined where the browser has popovers, and until hydration.
 */
export function useMenuFallback(
  id: string,
  menu: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
): { open: boolean | undefined; setOpen: (open: boolean) => void } {
  const isOpenByAddress = () => (supportsPopovers() ? undefined : location.hash === `#${id}`);
  const openByAddress = useBrowserValue(isOpenByAddress, undefined);
  const [asked, setOpen] = useState<boolean>();
  const open = openByAddress === undefined ? undefined : (asked ?? openByAddress);

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      opener.current?.focus();
    };
    const closeOutside = ({ target }: Event) => {
      const isInside = [menu, opener].some(({ current }) => current?.contains(target as Node));
      if (!isInside) setOpen(false);
    };
    return listenToWindow({ keydown: closeOnEscape, pointerdown: closeOutside });
  }, [open, menu, opener]);

  return { open, setOpen };
}
