import clsx from 'clsx';
import { PageLink } from '@/components/ui/PageLink';
import type { ComponentProps, ReactNode } from 'react';
import { HydratedButton } from './HydratedButton';
import styles from './Button.module.css';
import { Unbroken } from './Unbroken';

/**
 * `primary` is the one action of a view; `dark` stands on maize or white; `outline` on white;
 * `light` is an outline for dark grounds; `link` looks like one.
 */
export type ButtonLook = 'primary' | 'dark' | 'outline' | 'light' | 'link';

interface Shared {
  look?: ButtonLook;
  /** Takes the whole width on phones. */
  wide?: boolean;
  className?: string;
  children: ReactNode;
}

type ButtonProps = Shared & Omit<ComponentProps<'button'>, keyof Shared>;

type ButtonLinkProps = Shared & { href: string } & Omit<ComponentProps<'a'>, keyof Shared | 'href'>;

const sharedOf = ({ look = 'primary', wide, className, children }: Shared) => ({
  className: clsx(styles.button, styles[look], wide && styles.wide, className),
  children: <Unbroken>{children}</Unbroken>,
});

/** A button that does something on the page, or that sends or empties its form. */
export function Button({ look, wide, className, children, ...rest }: ButtonProps) {
  const shared = { ...sharedOf({ look, wide, className, children }), ...rest };
  // What the browser does by itself needs no React, and must not be done again by it.
  const isNative = rest.type === 'submit' || rest.type === 'reset';
  return isNative ? <button {...shared} /> : <HydratedButton {...shared} />;
}

/** A link that looks like a button: a page of the site, a phone number, an e-mail, another site. */
export function ButtonLink({ look, wide, className, children, href, ...rest }: ButtonLinkProps) {
  const shared = { ...sharedOf({ look, wide, className, children }), ...rest };
  if (href.startsWith('/')) return <PageLink href={href} {...shared} />;
  return <a href={href} rel={href.startsWith('http') ? 'noopener' : undefined} {...shared} />;
}
