'use client';

import type { Route } from 'next';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import { savesData } from '@/lib/browser/connection';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/**
 * A link to a page of the site. The page is fetched at the first sign that the visitor wants it:
 * the pointer over the link, a finger on it, focus. Nothing is fetched by scrolling, and nothing
 * ahead where the visitor saves data.
 */
export function PageLink({ href, ...rest }: PageLinkProps) {
  const router = useRouter();
  const fetchAhead = () => {
    if (!savesData()) router.prefetch(href as Route);
  };
  return (
    <Link
      href={href as Route}
      prefetch={false}
      onPointerEnter={fetchAhead}
      onTouchStart={fetchAhead}
      onFocus={fetchAhead}
      {...rest}
    />
  );
}
