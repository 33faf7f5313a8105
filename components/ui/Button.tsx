import clsx from 'clsx';
import { PageLink } from '@/components/ui/PageLink';
import type { ComponentProps, ReactNode } from 'react';
import { ActionButton } from './ActionButton';
import styles from './Button.module.css';

/**
 * `primary` is the one action of a view; `dark` stands on maize or white; `outline` on white;
 * `light` is an outline for dark grounds.
 */
export type ButtonLook = 'primary' | 'dark' | 'outline' | 'light';

interface Shared {
  look?: ButtonLook;
  /** Takes the whole width on phones. */
  wide?: boolean;
  className?: string;
  children: ReactNode;
}

type ButtonProps = Shared & Omit<ComponentProps<'button'>, keyof Shared>;

type ButtonLinkProps = Shared & { href: string } & Omit<ComponentProps<'a'>, keyof Shared | 'href'>;

const classOf = ({ look = 'primary', wide, className }: Omit<Shared, 'children'>) =>
  clsx(styles.button, styles[look], wide && styles.wide, className);

/** A button that does something on the page, or that sends or empties its form. */
export function Button({ look, wide, className, ...rest }: ButtonProps) {
  const shared = { className: classOf({ look, wide, className }), ...rest };
  // What the browser does by itself needs no React, and must not be done again by it.
  const isNative = rest.type === 'submit' || rest.type === 'reset';
  return isNative ? <button {...shared} /> : <ActionButton {...shared} />;
}

/** A link that looks like a button: a page of the site, a phone number, an e-mail, another site. */
export function ButtonLink({ look, wide, className, href, ...rest }: ButtonLinkProps) {
  const shared = { className: classOf({ look, wide, className }), ...rest };
  if (href.startsWith('/')) return <PageLink href={href} {...shared} />;
  return <a href={href} rel={href.startsWith('http') ? 'noopener' : undefined} {...shared} />;
}
