import { PageHero } from '@/components/layout/PageHero';
import { Listen } from '@/components/listen/Listen';
import { ArticleMeta } from '@/components/sections/ArticleMeta';
import { Notice } from '@/components/sections/Notice';
import { PageLink } from '@/components/ui/PageLink';
import { Section } from '@/components/ui/Section';
import { GESTURES_SHEET, HOSPITALS_PART } from '@/lib/danger/gestures';
import { sheetRoute } from '@/lib/routes';
import { fr } from '@/lib/typography';
import type { GesturesPage } from '@/lib/content/schemas/gestures';
import type { Hospitals } from '@/lib/content/schemas/hospitals';
import type { Crumbs } from '@/lib/navigation/crumbs';
import { GestureSection } from './GestureSection';
import { HospitalList } from './HospitalList';
import styles from './GesturesView.module.css';

interface GesturesViewProps extends GesturesPage {
  heading: string;
  crumbs: Crumbs;
  hospitals: Hospitals;
  /** Whether the centre gives a national number. */
  hasNumber: boolean;
}

/** What to do before hospital, and which hospital. Nothing of it needs a script. */
export function GesturesView(props: GesturesViewProps) {
  const { heading, lead, crumbs, leaveFirst, gestures, neverLabel, review, hospitals } = props;
  return (
    <>
      <PageHero title={heading} lead={lead} crumbs={crumbs}>
        <ArticleMeta review={review} ground="indigo" />
      </PageHero>
      <Section>
        <div className={styles.start}>
          <div data-read>
            <Notice look="urgent" heading={leaveFirst.heading}>
              <p>{leaveFirst.text}</p>
            </Notice>
          </div>
          <Listen>
            <a href={`#${HOSPITALS_PART}`} className={styles.sheet}>
              {hospitals.heading}
            </a>
          </Listen>
        </div>
        <div data-read className={styles.tiles}>
          {gestures.map((gesture) => (
            <GestureSection key={gesture.code} gesture={gesture} neverLabel={neverLabel} />
          ))}
        </div>
        <p className={styles.sheet}>
          <PageLink href={sheetRoute(GESTURES_SHEET)}>
            {fr('Les dix gestes sur une feuille à imprimer')}
          </PageLink>
        </p>
      </Section>
      <HospitalList {...hospitals} hasNumber={props.hasNumber} />
    </>
  );
}
