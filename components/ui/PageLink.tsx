import type { ComponentProps } from 'react';
import { asset } from '@/lib/routing/assets';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/**
 * An internal link: a plain anchor with the base path. `Navigation` turns its clicks into soft
 * navigations after hydration.
 *
 * @param props.href From the site's root, such as `/about` or `/about#temoignages`.
 */
export function PageLink({ href, ...rest }: PageLinkProps) {
  return <a href={asset(href as `/${string}`)} {...rest} />;
}
