import { PhoneButton } from '@/components/contact/PhoneButton';
import { WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { HoursList } from '@/components/sections/HoursList';
import { ButtonLink } from '@/components/ui/Button';
import { PageLink } from '@/components/ui/PageLink';
import { Columns } from '@/components/ui/Columns';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { fr } from '@/lib/typography';
import { closingDaysOf } from '@/lib/time/closingDays';
import type { Site } from '@/lib/content/schemas/site';
import { ReloadWhenBack } from './ReloadWhenBack';
import styles from './OfflineHelp.module.css';

const PICTURE = { src: '/illustrations/hors-connexion.svg', alt: '' } as const;

interface OfflineHelpProps {
  site: Site;
  /** The pages that open without network. */
  pages: readonly { href: string; label: string }[];
}

/** What stands in place of a page that can't be fetched: how to go on, and whom to call. */
export function OfflineHelp({ site, pages }: OfflineHelpProps) {
  return (
    <>
      <Section>
        <Columns>
          <div>
            <h1 className={styles.title}>Vous êtes hors connexion</h1>
            <p className={styles.text}>
              {fr(
                'Cette page a besoin d’Internet. Vérifiez vos données mobiles ou le Wi-Fi, puis réessayez. La page s’ouvre d’elle-même dès que la connexion revient.',
              )}
            </p>
            <ReloadWhenBack />
            <div className={styles.ways}>
              {/* An empty address is the current one: this works without any script. */}
              <ButtonLink href="">Réessayer</ButtonLink>
            </div>
          </div>
          <Picture picture={PICTURE} first />
        </Columns>
      </Section>
      <Section labelledBy="nous-joindre" ground="tint">
        <Columns>
          <div>
            <h2 id="nous-joindre">{fr('Le téléphone marche sans Internet')}</h2>
            <div className={styles.ways}>
              {site.phones.map((phone) => (
                <PhoneButton key={phone} phone={phone} />
              ))}
              <WhatsAppButton number={site.whatsapp} />
            </div>
            <p className={styles.note}>
              {fr('Sur WhatsApp, votre message part dès que la connexion revient.')}
            </p>
          </div>
          <div className={styles.hours}>
            <HoursList
              hours={site.hours.reception}
              closingDays={closingDaysOf(site, 'reception')}
              headingLevel="h3"
            />
            <HoursList
              hours={site.hours.consultations}
              closingDays={closingDaysOf(site, 'consultations')}
              headingLevel="h3"
            />
          </div>
        </Columns>
      </Section>
      <Section labelledBy="pages-gardees" className={styles.kept}>
        <h2 id="pages-gardees">{fr('Ces pages s’ouvrent sans connexion')}</h2>
        <ul className={styles.pages}>
          {pages.map(({ href, label }) => (
            <li key={href}>
              <PageLink href={href}>{label}</PageLink>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
