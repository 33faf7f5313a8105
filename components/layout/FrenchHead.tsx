import { PhoneButton } from '@/components/contact/PhoneButton';
import { WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { Hours } from '@/components/openingHours/Hours';
import { ButtonLink } from '@/components/ui/Button';
import { navigation } from '@/lib/content/generated/navigation';
import { site } from '@/lib/content/generated/site';
import { spansOfDay, spellHours } from '@/lib/openingHours/openingHours';
import { routes } from '@/lib/routing/routes';
import { Brand } from './Brand';
import { ConsultationLink } from './ConsultationLink';
import { EnglishLink } from './EnglishLink';
import { Header } from './Header';
import styles from './Header.module.css';
import { MainNav } from './MainNav';
import { SkipLink } from './SkipLink';

const [phone] = site.phones;
const { address } = site;

/** Header and navigation of French pages. */
export function FrenchHead() {
  const [ordinary] = site.hours.reception.lines;
  const { days, hours } = spellHours(ordinary);
  return (
    <>
      <SkipLink />
      <Header
        label="Le centre en bref"
        location={`${address.city}, ${address.country}`}
        hours={
          <>
            {days}, <Hours words={hours} spans={spansOfDay(ordinary)} inline />
          </>
        }
        more={<EnglishLink className={styles.phone} />}
        brand={<Brand />}
      >
        <MainNav links={navigation.main}>
          <ConsultationLink {...navigation.consultation} />
          <PhoneButton phone={phone} />
          <WhatsAppButton number={site.whatsapp} />
          <ButtonLink href={routes.english} variant="outline" lang="en" hrefLang="en">
            English
          </ButtonLink>
        </MainNav>
        <ConsultationLink {...navigation.consultation} className={styles.consultation} />
      </Header>
    </>
  );
}
