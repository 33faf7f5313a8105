import { useEffect, useState, type RefObject } from 'react';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { useBrowserValue } from '@/lib/browser/useBrowserValue';

export const knowsPopovers = () => 'popover' in HTMLElement.prototype;

/**
 * The menu of a browser from before popovers. Its address opens it (`:target`); once React is
 * there, React answers for it: Escape and a touch elsewhere close it, as a popover's would.
 *
 * @param id The menu's.
 * @returns `open` is undefined where the browser answers for the menu by itself, and until React
 *   is there.
 */
export function useMenuByAddress(
  id: string,
  menu: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
): { open: boolean | undefined; setOpen: (open: boolean) => void } {
  const isOpenByAddress = () => (knowsPopovers() ? undefined : location.hash === `#${id}`);
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
