'use client';

import clsx from 'clsx';
import { PageLink } from '@/components/ui/PageLink';
import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, type FocusEvent, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { onMediaChange } from '@/lib/browser/mediaQuery';
import { getSection } from '@/lib/routing/routes';
import { MenuFallbackLink } from './MenuFallbackLink';
import { supportsPopovers, useMenuFallback } from './useMenuFallback';
import layout from '@/components/ui/layout.module.css';
import styles from './MainNav.module.css';

const MENU_ID = 'menu';
/** The link that opens the menu in browsers without popovers. */
const OPENER_ID = 'ouvrir-le-menu';

interface MainNavProps {
  links: readonly { label: string; href: string }[];
  /** Actions below the links of the open menu. */
  children: ReactNode;
}

/**
 * The main navigation: links in the header or, on narrow screens, a popover that the «Menu» button
 * opens. The popover works before hydration. React closes it on a link and when focus leaves it.
 * Without popovers, a link opens the menu by its hash: see {@link useMenuFallback}.
 */
export function MainNav({ links, children }: MainNavProps) {
  const pathname = usePathname();
  const section = getSection(pathname);
  const menu = useRef<HTMLElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const { open, setOpen } = useMenuFallback(MENU_ID, menu, opener);

  const close = () => {
    if (!supportsPopovers()) setOpen(false);
    else if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  };

  const closeOnLeave = (event: FocusEvent) => {
    const next = event.relatedTarget;
    // The opener toggles the menu: closed here, it would open again.
    if (next === opener.current) return;
    if (next instanceof Node && !menu.current?.contains(next)) close();
  };

  const closeOnWide = useEffectEvent(close);
  useEffect(() => onMediaChange('(min-width: 68.75em)', () => closeOnWide()), []);

  return (
    <>
      <button type="button" className={clsx(layout.tinted, styles.toggle)} popoverTarget={MENU_ID}>
        <Icon name="menu" />
        Menu
      </button>
      <MenuFallbackLink
        id={OPENER_ID}
        ref={opener}
        href={`#${MENU_ID}`}
        isButton={open !== undefined}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="menu" />
        Menu
      </MenuFallbackLink>
      <nav
        id={MENU_ID}
        ref={menu}
        popover="auto"
        aria-label="Navigation principale"
        data-open={open}
        className={styles.nav}
        onBlur={closeOnLeave}
      >
        <button
          type="button"
          className={clsx(layout.tinted, styles.toggle, styles.close)}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
          Fermer
        </button>
        <MenuFallbackLink
          href={`#${OPENER_ID}`}
          isButton={open !== undefined}
          className={styles.close}
          onClick={() => {
            close();
            opener.current?.focus();
          }}
        >
          <Icon name="close" />
          Fermer
        </MenuFallbackLink>
        <ul className={clsx(layout.tints, styles.links)}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <PageLink
                href={href}
                aria-current={href === pathname ? 'page' : href === section || undefined}
                onClick={close}
              >
                <span>{label}</span>
              </PageLink>
            </li>
          ))}
        </ul>
        <div className={styles.more} onClick={close}>
          {children}
        </div>
      </nav>
    </>
  );
}
