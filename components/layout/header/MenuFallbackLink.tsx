import clsx from 'clsx';
import type { ComponentProps, KeyboardEvent } from 'react';
import styles from './MainNav.module.css';

interface MenuFallbackLinkProps extends Omit<ComponentProps<'a'>, 'onClick'> {
  /** Hydrated: the link acts as a button. */
  isButton: boolean;
  onClick: () => void;
}

/** A hash link that opens or closes the menu in browsers without popovers. */
export function MenuFallbackLink({ isButton, className, onClick, ...rest }: MenuFallbackLinkProps) {
  return (
    <a
      {...rest}
      role={isButton ? 'button' : undefined}
      className={clsx(styles.toggle, styles.fallback, className)}
      onClick={(event) => {
        event.preventDefault();
        onClick();
      }}
      onKeyDown={clickOnSpace}
    />
  );
}

/** Buttons, unlike links, are activated by the space bar too. */
function clickOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
