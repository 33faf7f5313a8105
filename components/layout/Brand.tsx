import clsx from 'clsx';
import { LocalizedText } from '@/components/ui/text/LocalizedText';
import { PageLink } from '@/components/ui/PageLink';
import { site } from '@/lib/content/generated/site';
import type { Locale } from '@/lib/i18n/locale';
import { asset } from '@/lib/routing/assets';
import { homeRoutes } from '@/lib/routing/routes';
import layout from '@/components/ui/layout.module.css';
import styles from './Brand.module.css';

interface BrandProps {
  /** For dark grounds. */
  light?: boolean;
  locale: Locale;
}

/** The logo and the name, as a link to the home page. */
export function Brand({ light = false, locale }: BrandProps) {
  return (
    <PageLink
      href={homeRoutes[locale]}
      className={clsx(layout.target, styles.brand, light && styles.light)}
    >
      <img
        src={asset(light ? '/logo-light.svg' : '/logo.svg')}
        alt=""
        width={52}
        height={52}
        loading={light ? 'lazy' : undefined}
      />
      <span>
        <b>{site.name}</b>
        <small>
          <LocalizedText locale={locale} fr={site.tagline} en={site.en?.tagline} />
        </small>
      </span>
    </PageLink>
  );
}
