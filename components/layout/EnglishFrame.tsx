import type { Route } from 'next';
import type { ReactNode } from 'react';
import { PhoneButton } from '@/components/contact/PhoneButton';
import { WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { EnglishDictionary } from './EnglishDictionary';
import { ButtonLink } from '@/components/ui/Button';
import { LocalizedText } from '@/components/ui/text/LocalizedText';
import { PageLink } from '@/components/ui/PageLink';
import { english } from '@/lib/content/generated/english';
import { site } from '@/lib/content/generated/site';
import { contact, frame } from '@/lib/i18n/en';
import { languageName } from '@/lib/i18n/fr';
import { routes } from '@/lib/routing/routes';
import { whatsappChat } from '@/lib/share/share';
import { CallBar } from '@/components/layout/footer/CallBar';
import { ConsultationLink } from './ConsultationLink';
import styles from './EnglishFrame.module.css';
import { Footer } from '@/components/layout/footer/Footer';
import { Header } from '@/components/layout/header/Header';
import { Frame } from './Frame';
import { LanguageLink } from './LanguageLink';
import { SkipLink } from '@/components/layout/header/SkipLink';

const PARTS = [
  ['services', english.prices.heading],
  ['steps', english.steps.heading],
  ['ask', english.ask.heading],
  ['danger', english.signs.heading],
  ['before-hospital', english.firstAid.heading],
  ['hospitals', english.hospitals.heading],
] as const;

interface EnglishFrameProps {
  /** The equivalent page in French. */
  french: Route;
  children: ReactNode;
}

/** The page chrome of English pages. */
export function EnglishFrame({ french, children }: EnglishFrameProps) {
  return (
    <EnglishDictionary>
      <Frame head={<Head french={french} />} foot={<Foot french={french} />}>
        {children}
      </Frame>
    </EnglishDictionary>
  );
}

function Head({ french }: { french: Route }) {
  const { city, country } = site.address;
  return (
    <>
      <SkipLink label={frame.skip} />
      <Header
        locale="en"
        location={
          <>
            {city}, <LocalizedText locale="en" fr={country} en={site.en?.country} />
          </>
        }
      >
        <RequestLink className={styles.request} />
        <ButtonLink
          href={french}
          variant="outline"
          lang="fr"
          hrefLang="fr"
          className={styles.french}
        >
          {languageName}
        </ButtonLink>
      </Header>
    </>
  );
}

/** Leads to the form. */
function RequestLink({ className }: { className?: string }) {
  return (
    <ConsultationLink
      label={frame.request}
      href={routes.englishAppointment}
      className={className}
    />
  );
}

/** What the English pages answer. */
function Contents() {
  return (
    <nav aria-labelledby="footer-english">
      <h2 id="footer-english">In English</h2>
      <ul>
        {PARTS.map(([id, heading]) => (
          <li key={id}>
            <PageLink href={`${routes.english}#${id}` as Route}>{heading}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Foot({ french }: { french: Route }) {
  return (
    <>
      <Footer
        locale="en"
        description={english.lead}
        lists={<Contents />}
        chat={whatsappChat(site.whatsapp, english.whatsapp)}
      >
        <li>
          <PageLink href={routes.englishTerms}>Terms</PageLink>
        </li>
        <li>
          <LanguageLink to="fr" href={french} />
        </li>
      </Footer>
      <CallBar label={frame.reachUs}>
        <PhoneButton phone={site.phones[0]} label={contact.call} />
        <WhatsAppButton number={site.whatsapp} text={english.whatsapp} label={contact.chat} />
        <RequestLink />
      </CallBar>
    </>
  );
}
