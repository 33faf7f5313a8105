'use client';

import clsx from 'clsx';
import { PageLink } from '@/components/ui/PageLink';
import { usePathname } from 'next/navigation';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { Icon } from '@/components/ui/Icon';
import { onMediaChange } from '@/lib/browser/mediaQuery';
import { getSection } from '@/lib/routing/routes';
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
 * Without popovers, links open and close the menu by the hash (`:target`), which a soft navigation leaves.
 */
export function MainNav({ links, children }: MainNavProps) {
  const pathname = usePathname();
  const section = getSection(pathname);
  const menu = useRef<HTMLElement>(null);
  const [isClosed, setClosed] = useState(false);

  const close = () => {
    (menu.current as Partial<HTMLElement> | null)?.hidePopover?.();
    setClosed(true);
  };

  const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !menu.current?.contains(relatedTarget)) close();
  };

  const closeOnWide = useEffectEvent(close);
  useEffect(() => onMediaChange('(min-width: 68.75em)', () => closeOnWide()), []);

  return (
    <>
      <button type="button" className={clsx(layout.tinted, styles.toggle)} popoverTarget={MENU_ID}>
        <Icon name="menu" />
        Menu
      </button>
      <a
        id={OPENER_ID}
        href={`#${MENU_ID}`}
        className={clsx(styles.toggle, styles.fallback)}
        onClick={() => setClosed(false)}
      >
        <Icon name="menu" />
        Menu
      </a>
      <nav
        id={MENU_ID}
        ref={menu}
        popover="auto"
        aria-label="Navigation principale"
        data-closed={isClosed || undefined}
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
        <a href={`#${OPENER_ID}`} className={clsx(styles.toggle, styles.fallback, styles.close)}>
          <Icon name="close" />
          Fermer
        </a>
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
