import type { Route } from 'next';
import { LocalizedText } from '@/components/english/LocalizedText';
import { EnglishDays, EnglishHours } from '@/components/openingHours/EnglishHours';
import { ButtonLink } from '@/components/ui/Button';
import { site } from '@/lib/content/generated/site';
import { EnglishBrand } from './EnglishBrand';
import styles from './EnglishFrame.module.css';
import { Header } from './Header';
import { SkipLink } from './SkipLink';

/** Header of English pages. */
export function EnglishHead({ french }: { french: Route }) {
  const [ordinary] = site.hours.reception.lines;
  return (
    <>
      <SkipLink label="Skip to the page" />
      <Header
        label="The centre at a glance"
        location={
          <>
            {site.address.city}, <LocalizedText en={site.en?.country} fr={site.address.country} />
          </>
        }
        hours={
          <>
            <EnglishDays line={ordinary} />, <EnglishHours line={ordinary} inline />
          </>
        }
        brand={<EnglishBrand />}
      >
        <ButtonLink
          href={french}
          variant="outline"
          lang="fr"
          hrefLang="fr"
          className={styles.french}
        >
          Français
        </ButtonLink>
      </Header>
    </>
  );
}
