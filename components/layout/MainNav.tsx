'use client';

import clsx from 'clsx';
import { PageLink } from '@/components/ui/PageLink';
import { usePathname } from 'next/navigation';
import {
  useEffect,
  useEffectEvent,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Icon } from '@/components/ui/Icon';
import { sectionOf } from '@/lib/routing/routes';
import { supportsPopovers, useMenuFallback } from './useMenuFallback';
import styles from './MainNav.module.css';

const MENU_ID = 'menu';

interface MainNavProps {
  links: readonly { label: string; href: string }[];
  /** What the open menu offers below its links. */
  children: ReactNode;
}

/** The link that opens the menu where the browser knows no popover. */
const OPENER_ID = 'ouvrir-le-menu';

/**
 * The site's main links. Where there is no room for them they are a popover that the «Menu»
 * button opens: the browser opens it, closes it on Escape and on a click outside, and gives
 * focus back, all without waiting for React. React marks the current page, and closes the menu
 * on a link and when focus leaves it.
 *
 * A browser from before popovers has a link in place of the button: it opens the menu by its
 * address (`:target`), until React answers for it as for a button.
 */
export function MainNav({ links, children }: MainNavProps) {
  const pathname = usePathname();
  const section = sectionOf(pathname);
  const menu = useRef<HTMLElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const { open, setOpen } = useMenuFallback(MENU_ID, menu, opener);

  const close = () => {
    if (!supportsPopovers()) setOpen(false);
    else if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  };

  const closeOnLeave = (event: FocusEvent) => {
    const next = event.relatedTarget;
    // The link that opens it also closes it: not here first, or it would open it anew.
    if (next === opener.current) return;
    if (next instanceof Node && !menu.current?.contains(next)) close();
  };

  const closeOnWide = useEffectEvent(close);
  useEffect(() => {
    const wide = matchMedia('(min-width: 68.75em)');
    const closeMenu = () => closeOnWide();
    wide.addEventListener('change', closeMenu);
    return () => wide.removeEventListener('change', closeMenu);
  }, []);

  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget={MENU_ID}>
        <Icon name="menu" />
        Menu
      </button>
      <a
        id={OPENER_ID}
        ref={opener}
        href={`#${MENU_ID}`}
        role={open === undefined ? undefined : 'button'}
        aria-expanded={open}
        className={clsx(styles.toggle, styles.byAddress)}
        onClick={(event) => {
          event.preventDefault();
          setOpen(!open);
        }}
        onKeyDown={clickOnSpace}
      >
        <Icon name="menu" />
        Menu
      </a>
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
          className={clsx(styles.toggle, styles.close)}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
          Fermer
        </button>
        <a
          href={`#${OPENER_ID}`}
          role={open === undefined ? undefined : 'button'}
          className={clsx(styles.toggle, styles.byAddress, styles.close)}
          onClick={(event) => {
            event.preventDefault();
            close();
            opener.current?.focus();
          }}
          onKeyDown={clickOnSpace}
        >
          <Icon name="close" />
          Fermer
        </a>
        <ul className={styles.links}>
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

/** A link that answers as a button answers to the space bar, too. */
function clickOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
