'use client';

import clsx from 'clsx';
import { PageLink } from '@/components/ui/PageLink';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { sectionOf } from '@/lib/routes';
import styles from './MainNav.module.css';

const MENU_ID = 'menu';

interface MainNavProps {
  links: readonly { label: string; href: string }[];
  /** What the open menu offers below its links. */
  children: ReactNode;
}

/**
 * The site's six links. Where there is no room for them they are a popover that the «Menu»
 * button opens: the browser opens it, closes it on Escape and on a click outside, and gives
 * focus back, all without waiting for React. React marks the current page, and closes the menu
 * on a link and when focus leaves it.
 */
export function MainNav({ links, children }: MainNavProps) {
  const section = sectionOf(usePathname());
  const menu = useRef<HTMLElement>(null);

  const close = () => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  };

  const closeOnLeave = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (next instanceof Node && !menu.current?.contains(next)) close();
  };

  useEffect(() => {
    const wide = matchMedia('(min-width: 68.75em)');
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget={MENU_ID}>
        <Icon name="menu" />
        Menu
      </button>
      <nav
        id={MENU_ID}
        ref={menu}
        popover="auto"
        aria-label="Navigation principale"
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
        <ul className={styles.links}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <PageLink
                href={href}
                aria-current={section === href ? 'page' : undefined}
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
