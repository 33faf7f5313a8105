import clsx from 'clsx';
import { PageHero, type PageEntry } from '@/components/layout/PageHero';
import { ArticleMeta } from '@/components/sections/ArticleMeta';
import { Notice } from '@/components/sections/Notice';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import { Section } from '@/components/ui/Section';
import { GUIDES_HASH, HOSPITALS_HASH } from '@/lib/firstAid/firstAid';
import { printableRoute } from '@/lib/routing/routes';
import { fr } from '@/lib/text/typography';
import type { FirstAidPage } from '@/lib/content/schemas/firstAid';
import type { Hospitals } from '@/lib/content/schemas/hospitals';
import { FirstAidSection } from './FirstAidSection';
import { HospitalList } from './HospitalList';
import { ShowOpened } from './ShowOpened';
import layout from '@/components/ui/layout.module.css';
import styles from './FirstAidView.module.css';

interface FirstAidViewProps extends FirstAidPage {
  page: PageEntry;
  hospitals: Hospitals;
  /** The site shows a national emergency number. */
  hasNumber: boolean;
}

/** The first-aid guides and the list of hospitals. Works without scripts. */
export function FirstAidView({
  page,
  lead,
  leaveFirst,
  guides,
  neverLabel,
  review,
  hospitals,
  hasNumber,
}: FirstAidViewProps) {
  return (
    <>
      <PageHero {...page} lead={lead} />
      <Section>
        <div id={GUIDES_HASH} className={styles.tiles}>
          {guides.map((guide) => (
            <FirstAidSection key={guide.code} guide={guide} neverLabel={neverLabel} />
          ))}
          <a href={`#${HOSPITALS_HASH}`} className={clsx(layout.screen, styles.link)}>
            <Icon name="hospital" size="feature" />
            <span>{fr('Les hôpitaux où aller')}</span>
          </a>
          <PageLink href={printableRoute('gestes')} className={clsx(layout.screen, styles.link)}>
            <Icon name="print" size="feature" />
            <span>{fr('Les dix gestes à imprimer')}</span>
          </PageLink>
        </div>
        <ErrorBoundary>
          <ShowOpened listId={GUIDES_HASH} />
        </ErrorBoundary>
        <div className={styles.about}>
          <Notice variant="urgent" heading={leaveFirst.heading}>
            <p>{leaveFirst.text}</p>
          </Notice>
        </div>
        <ArticleMeta review={review} ground="paper" />
      </Section>
      <Section
        id={HOSPITALS_HASH}
        labelledBy={`${HOSPITALS_HASH}-titre`}
        ground="tinted"
        heading={hospitals.heading}
        lead={hospitals.lead}
      >
        <HospitalList {...hospitals} hasNumber={hasNumber} />
      </Section>
    </>
  );
}
