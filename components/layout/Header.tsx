import { PhoneButton } from '@/components/contact/PhoneButton';
import { WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { Hours } from '@/components/sections/Hours';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Container } from '@/components/ui/Section';
import { navigation } from '@/lib/content/generated/navigation';
import { site } from '@/lib/content/generated/site';
import { formatPhone, phoneHref } from '@/lib/text/format';
import { routes } from '@/lib/routes';
import { spansOfDay, spellHours } from '@/lib/time/openingHours';
import { Brand } from './Brand';
import { ConsultationLink } from './ConsultationLink';
import { EnglishLink } from './EnglishLink';
import { MainNav } from './MainNav';
import styles from './Header.module.css';

/** The head of every page: where and when on a line that scrolls away, then the fixed bar. */
export function Header() {
  const [phone] = site.phones;
  const [ordinary] = site.hours.reception.lines;
  const { days, hours } = spellHours(ordinary);
  return (
    <>
      <aside aria-label="Le centre en bref" className={styles.top}>
        <Container className={styles.topLine}>
          {/* The lines stand in a span: Firefox keeps from screen readers a paragraph made a flex box. */}
          <p className={styles.place}>
            <span className={styles.line}>
              <Icon name="map-pin" />
              {site.address.city}, {site.address.country}
            </span>
          </p>
          <p className={styles.hours}>
            <span className={styles.line}>
              <Icon name="clock" />
              <span>
                {days}, <Hours words={hours} spans={spansOfDay(ordinary)} inline />
              </span>
            </span>
          </p>
          <a href={phoneHref(phone)} className={styles.phone}>
            <Icon name="phone" />
            {formatPhone(phone)}
          </a>
          <EnglishLink className={styles.phone} />
        </Container>
      </aside>
      <header className={styles.header}>
        <Container className={styles.bar}>
          <Brand />
          <div className={styles.end}>
            <MainNav links={navigation.main}>
              <ConsultationLink {...navigation.consultation} />
              <PhoneButton phone={phone} />
              <WhatsAppButton number={site.whatsapp} />
              <ButtonLink href={routes.english} look="outline" lang="en" hrefLang="en">
                English
              </ButtonLink>
            </MainNav>
            <ConsultationLink {...navigation.consultation} className={styles.consultation} />
          </div>
        </Container>
      </header>
    </>
  );
}
