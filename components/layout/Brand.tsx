import clsx from 'clsx';
import type { Route } from 'next';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/PageLink';
import { site } from '@/lib/content/generated/site';
import { asset } from '@/lib/routing/assets';
import { routes } from '@/lib/routing/routes';
import styles from './Brand.module.css';

interface BrandProps {
  /** For dark grounds. */
  light?: boolean;
  /** Localised home route and tagline. */
  home?: Route;
  tagline?: ReactNode;
}

/** The logo and the name, as a link to the home page. */
export function Brand({ light = false, home = routes.home, tagline = site.tagline }: BrandProps) {
  return (
    <PageLink href={home} className={clsx(styles.brand, light && styles.light)}>
      <img
        src={asset(light ? '/logo-light.svg' : '/logo.svg')}
        alt=""
        width={52}
        height={52}
        loading={light ? 'lazy' : undefined}
      />
      <span>
        <b>{site.name}</b>
        <small>{tagline}</small>
      </span>
    </PageLink>
  );
}
