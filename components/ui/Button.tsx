import clsx from 'clsx';
import { PageLink } from './PageLink';
import { Children, type ComponentProps, type ReactNode } from 'react';
import { HydratedButton } from './HydratedButton';
import styles from './Button.module.css';
import { NoBreak } from '@/components/ui/text/NoBreak';

/**
 * `primary` is the main action of a view; `dark` is for maize or white grounds, `outline` for
 * white, `light` for dark; `link` looks like a link.
 */
export type ButtonVariant = 'primary' | 'dark' | 'outline' | 'light' | 'link';

interface Shared {
  variant?: ButtonVariant;
  /** Full width on phones. */
  wide?: boolean;
  className?: string;
  children: ReactNode;
}

type ButtonProps = Shared & Omit<ComponentProps<'button'>, keyof Shared>;

type ButtonLinkProps = Shared & { href: string } & Omit<ComponentProps<'a'>, keyof Shared | 'href'>;

const sharedProps = ({ variant = 'primary', wide, className, children }: Shared) => ({
  className: clsx(styles.button, styles[variant], wide && styles.wide, className),
  children: <NoBreak>{children}</NoBreak>,
});

/** A button that acts on the page, or submits or resets its form. */
export function Button({ variant, wide, className, children, ...rest }: ButtonProps) {
  const texts = Children.map(children, (child) =>
    // Another text comes in another element: translators replace text nodes, which React would then
    // change in vain.
    typeof child === 'string' ? (
      <span key={child}>
        <NoBreak>{child}</NoBreak>
      </span>
    ) : (
      child
    ),
  );
  const shared = { ...sharedProps({ variant, wide, className, children: texts }), ...rest };
  // Native behaviour works before hydration and must not be replayed.
  const isNative = rest.type === 'submit' || rest.type === 'reset';
  return isNative ? <button {...shared} /> : <HydratedButton {...shared} />;
}

/** A link styled as a button: to a page, a phone number, an e-mail address or another site. */
export function ButtonLink({ variant, wide, className, children, href, ...rest }: ButtonLinkProps) {
  const shared = { ...sharedProps({ variant, wide, className, children }), ...rest };
  if (href.startsWith('/')) return <PageLink href={href} {...shared} />;
  return <a href={href} rel={href.startsWith('http') ? 'noopener' : undefined} {...shared} />;
}
