import { PageLink } from '@/components/ui/PageLink';
import { MotionSwitch } from '@/components/motion/MotionSwitch';
import { Hours } from '@/components/sections/Hours';
import { Fold } from '@/components/ui/Fold';
import { Icon } from '@/components/ui/Icon';
import { Container } from '@/components/ui/Section';
import { Words } from '@/components/ui/Words';
import { navigation } from '@/lib/content/generated/navigation';
import { site } from '@/lib/content/generated/site';
import { formatPhone, mailHref, phoneHref } from '@/lib/text/format';
import { spansOfDay, spellHours } from '@/lib/time/openingHours';
import { serviceRoute } from '@/lib/routes';
import { whatsappChat } from '@/lib/navigation/share';
import { Band } from './Band';
import { Brand } from './Brand';
import { CurrentYear } from './CurrentYear';
import { EnglishLink } from './EnglishLink';
import styles from './Footer.module.css';

/** The foot of every page: who, what, where else to look, and every way to reach the centre. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <Band />
      <Container className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Brand light />
            <p className={styles.description}>{site.description}</p>
          </div>
          <nav aria-labelledby="footer-services">
            <Fold id="footer-services" heading="Nos services à domicile" headingLevel="h2">
              <ul>
                {site.footerServices.map(({ label, service }) => (
                  <li key={label}>
                    <PageLink href={serviceRoute(service)}>{label}</PageLink>
                  </li>
                ))}
              </ul>
            </Fold>
          </nav>
          <nav aria-labelledby="footer-links">
            <Fold id="footer-links" heading="Liens utiles" headingLevel="h2">
              <ul>
                {navigation.useful.map(({ label, href }) => (
                  <li key={href}>
                    <PageLink href={href}>
                      <Words>{label}</Words>
                    </PageLink>
                  </li>
                ))}
              </ul>
            </Fold>
          </nav>
          <div>
            <h2>Nous joindre</h2>
            <address className={styles.contact}>
              <p>
                <span className={styles.line}>
                  <Icon name="map-pin" />
                  <span>
                    {site.address.street}, {site.address.city}, {site.address.country}
                  </span>
                </span>
              </p>
              {site.phones.map((phone) => (
                <a key={phone} href={phoneHref(phone)}>
                  <Icon name="phone" />
                  {formatPhone(phone)}
                </a>
              ))}
              <a href={whatsappChat(site.whatsapp)} rel="noopener">
                <Icon name="whatsapp" />
                WhatsApp
              </a>
              <a href={mailHref(site.email)}>
                <Icon name="envelope" />
                {site.email}
              </a>
              {site.hours.reception.lines.map((line) => {
                const { days, hours } = spellHours(line);
                return (
                  <p key={days}>
                    <span className={styles.line}>
                      <Icon name="clock" />
                      <span>
                        {days} <Hours words={hours} spans={spansOfDay(line)} />
                      </span>
                    </span>
                  </p>
                );
              })}
            </address>
            <p className={styles.urgent}>{site.urgentCare}</p>
          </div>
        </div>
        <div className={styles.end}>
          <p>
            © <CurrentYear built={new Date().getFullYear()} /> {site.name}
          </p>
          <MotionSwitch />
          <ul>
            <li>
              <EnglishLink />
            </li>
            {navigation.legal.map(({ label, href }) => (
              <li key={href}>
                <PageLink href={href}>{label}</PageLink>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}
