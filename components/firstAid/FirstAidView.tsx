import { PageHero } from '@/components/layout/PageHero';
import { ReadAloud } from '@/components/readAloud/ReadAloud';
import { ArticleMeta } from '@/components/sections/ArticleMeta';
import { Notice } from '@/components/sections/Notice';
import { PageLink } from '@/components/ui/PageLink';
import { Section } from '@/components/ui/Section';
import { FIRST_AID_PRINTABLE, HOSPITALS_HASH } from '@/lib/firstAid/firstAid';
import { printableRoute } from '@/lib/routing/routes';
import { fr } from '@/lib/text/typography';
import type { FirstAidPage } from '@/lib/content/schemas/firstAid';
import type { Hospitals } from '@/lib/content/schemas/hospitals';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import { FirstAidSection } from './FirstAidSection';
import { HospitalList } from './HospitalList';
import styles from './FirstAidView.module.css';

interface FirstAidViewProps extends FirstAidPage {
  heading: string;
  breadcrumbs: BreadcrumbItems;
  hospitals: Hospitals;
  /** The site shows a national emergency number. */
  hasNumber: boolean;
}

/** The first-aid guides and the list of hospitals. Works without scripts. */
export function FirstAidView(props: FirstAidViewProps) {
  const { heading, lead, breadcrumbs, leaveFirst, guides, neverLabel, review, hospitals } = props;
  return (
    <>
      <PageHero title={heading} lead={lead} breadcrumbs={breadcrumbs}>
        <ArticleMeta review={review} ground="indigo" />
      </PageHero>
      <Section>
        <div className={styles.start}>
          <div data-read>
            <Notice variant="urgent" heading={leaveFirst.heading}>
              <p>{leaveFirst.text}</p>
            </Notice>
          </div>
          <ReadAloud>
            <a href={`#${HOSPITALS_HASH}`} className={styles.printable}>
              {hospitals.heading}
            </a>
          </ReadAloud>
        </div>
        <div data-read className={styles.tiles}>
          {guides.map((guide) => (
            <FirstAidSection key={guide.code} guide={guide} neverLabel={neverLabel} />
          ))}
        </div>
        <p className={styles.printable}>
          <PageLink href={printableRoute(FIRST_AID_PRINTABLE)}>
            {fr('Les dix gestes sur une feuille à imprimer')}
          </PageLink>
        </p>
      </Section>
      <HospitalList {...hospitals} hasNumber={props.hasNumber} />
    </>
  );
}
