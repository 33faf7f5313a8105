import { PhoneButton } from '@/components/contact/PhoneButton';
import { WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { ButtonLink } from '@/components/ui/Button';
import { PageLink } from '@/components/ui/PageLink';
import { AnnotatedText } from '@/components/ui/AnnotatedText';
import { navigation } from '@/lib/content/generated/navigation';
import { site } from '@/lib/content/generated/site';
import { routes, serviceRoute } from '@/lib/routing/routes';
import { whatsappChat } from '@/lib/share/share';
import { languageName } from '@/lib/i18n/en';
import { contact, frame } from '@/lib/i18n/fr';
import { CallBar } from './CallBar';
import { ConsultationLink } from './ConsultationLink';
import { Footer } from './Footer';
import { Header } from './Header';
import { LanguageLink } from './LanguageLink';
import styles from './Header.module.css';
import { MainNav } from './MainNav';
import { SkipLink } from './SkipLink';

const [phone] = site.phones;
const { address } = site;

/** The page chrome before each page in French. */
export function FrenchHead() {
  return (
    <>
      <SkipLink label={frame.skip} />
      <Header
        locale="fr"
        place={`${address.city}, ${address.country}`}
        more={<LanguageLink to="en" className={styles.phone} />}
      >
        <MainNav links={navigation.main}>
          <ConsultationLink {...navigation.consultation} />
          <PhoneButton phone={phone} />
          <WhatsAppButton number={site.whatsapp} />
          <ButtonLink href={routes.english} look="outline" lang="en" hrefLang="en">
            {languageName}
          </ButtonLink>
        </MainNav>
        <ConsultationLink {...navigation.consultation} className={styles.consultation} />
      </Header>
    </>
  );
}

/** The page chrome after it. */
export function FrenchFoot() {
  return (
    <>
      <Footer
        locale="fr"
        description={site.description}
        lists={<FootLists />}
        chat={whatsappChat(site.whatsapp)}
      >
        <li>
          <LanguageLink to="en" />
        </li>
        {navigation.legal.map(({ label, href }) => (
          <li key={href}>
            <PageLink href={href}>{label}</PageLink>
          </li>
        ))}
      </Footer>
      <CallBar label={frame.reachUs}>
        <PhoneButton phone={phone} label={contact.call} />
        <WhatsAppButton number={site.whatsapp} />
        <ConsultationLink {...navigation.consultation} />
      </CallBar>
    </>
  );
}

function FootLists() {
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
