import { PhoneButton } from '@/components/contact/PhoneButton';
import { CHAT_NAME, WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { Hours } from '@/components/openingHours/Hours';
import { ButtonLink } from '@/components/ui/Button';
import { PageLink } from '@/components/ui/PageLink';
import { AnnotatedText } from '@/components/ui/AnnotatedText';
import { navigation } from '@/lib/content/generated/navigation';
import { site } from '@/lib/content/generated/site';
import { routes, serviceRoute } from '@/lib/routing/routes';
import { whatsappChat } from '@/lib/share/share';
import { fr } from '@/lib/text/typography';
import { spellClosingDay } from '@/lib/openingHours/closingDays';
import { spansOfDay, spellHours } from '@/lib/openingHours/openingHours';
import { Brand } from './Brand';
import { CallBar } from './CallBar';
import { ConsultationLink } from './ConsultationLink';
import { EnglishLink } from './EnglishLink';
import { Footer } from './Footer';
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

/** Footer and call bar of French pages. */
export function FrenchFoot() {
  return (
    <>
      <Footer
        brand={<Brand light />}
        description={site.description}
        lists={<FooterLists />}
        heading="Nous joindre"
        street={address.street}
        country={address.country}
        chat={whatsappChat(site.whatsapp)}
        chatName={CHAT_NAME}
        renderHours={(line) => {
          const { days, hours } = spellHours(line);
          return (
            <>
              {days} <Hours words={hours} spans={spansOfDay(line)} />
            </>
          );
        }}
        renderClosingDay={(day) => {
          const { days, hours } = spellClosingDay(day, site.hours.reception);
          return fr(`${days} : ${hours}`);
        }}
      >
        <li>
          <EnglishLink />
        </li>
        {navigation.legal.map(({ label, href }) => (
          <li key={href}>
            <PageLink href={href}>{label}</PageLink>
          </li>
        ))}
      </Footer>
      <CallBar label="Nous joindre">
        <PhoneButton phone={phone} label="Appeler" />
        <WhatsAppButton number={site.whatsapp} />
        <ConsultationLink {...navigation.consultation} />
      </CallBar>
    </>
  );
}

function FooterLists() {
  return (
    <>
      <nav aria-labelledby="footer-services">
        <h2 id="footer-services">Nos services à domicile</h2>
        <ul>
          {site.footerServices.map(({ label, service }) => (
            <li key={label}>
              <PageLink href={serviceRoute(service)}>{label}</PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="footer-links">
        <h2 id="footer-links">Liens utiles</h2>
        <ul>
          {navigation.useful.map(({ label, href }) => (
            <li key={href}>
              <PageLink href={href}>
                <AnnotatedText>{label}</AnnotatedText>
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
