import { PageLink } from '@/components/ui/PageLink';
import { site } from '@/lib/content/made/site';
import { asset } from '@/lib/assets';
import { routes } from '@/lib/routes';
import styles from './Brand.module.css';

/** The logo and the name, leading home. `light` stands on dark ground. */
export function Brand({ light = false }: { light?: boolean }) {
  return (
    <PageLink href={routes.home} className={light ? styles.light : styles.brand}>
      <img
        src={asset(light ? '/logo-light.svg' : '/logo.svg')}
        alt=""
        width={52}
        height={52}
        loading={light ? 'lazy' : undefined}
      />
      <span>
        <b>{site.name}</b>
        <small>{site.tagline}</small>
      </span>
    </PageLink>
  );
}
