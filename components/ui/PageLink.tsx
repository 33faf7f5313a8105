import type { ComponentProps } from 'react';
import { asset } from '@/lib/routing/assets';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/**
 * A link to a page of the site: an anchor like any other, which costs the page no script of its
 * own. Once React is there, `Navigation` opens what it leads to without a new load.
 *
 * @param props.href From the site's root, such as `/about` or `/about#temoignages`.
 */
export function PageLink({ href, ...rest }: PageLinkProps) {
  return <a href={asset(href as `/${string}`)} {...rest} />;
}
