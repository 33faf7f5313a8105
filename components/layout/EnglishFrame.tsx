import type { Route } from 'next';
import type { ReactNode } from 'react';
import { PhoneButton } from '@/components/contact/PhoneButton';
import { ENGLISH_CHAT_NAME, WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { EnglishClosed, EnglishDays, EnglishHours } from '@/components/openingHours/EnglishHours';
import { LocalizedText } from '@/components/english/LocalizedText';
import { ButtonLink } from '@/components/ui/Button';
import { PageLink } from '@/components/ui/PageLink';
import { english } from '@/lib/content/generated/english';
import { site } from '@/lib/content/generated/site';
import { closingDayInEnglish } from '@/lib/text/english';
import { routes } from '@/lib/routing/routes';
import { whatsappChat } from '@/lib/share/share';
import { Brand } from './Brand';
import { CallBar } from './CallBar';
import { Footer } from './Footer';
import { Header } from './Header';
import { HydrationBoundary } from './HydrationBoundary';
import { MAIN_ID, SkipLink } from './SkipLink';
import styles from './EnglishFrame.module.css';

interface EnglishFrameProps {
  /** The equivalent page in French. */
  french: Route;
  children: ReactNode;
}

const { reception } = site.hours;
const home = {
  home: routes.english,
  tagline: <LocalizedText en={site.en?.tagline} fr={site.tagline} />,
};
const country = <LocalizedText en={site.en?.country} fr={site.address.country} />;

/** The page chrome of English pages. */
export function EnglishFrame({ french, children }: EnglishFrameProps) {
  return (
    <>
      <HydrationBoundary name="head">
        <Head french={french} />
      </HydrationBoundary>
      <HydrationBoundary name="main">
        <main id={MAIN_ID} tabIndex={-1}>
          {children}
        </main>
      </HydrationBoundary>
      <HydrationBoundary name="foot">
        <Foot french={french} />
      </HydrationBoundary>
    </>
  );
}

function Head({ french }: { french: Route }) {
  const [ordinary] = reception.lines;
  return (
    <>
      <SkipLink label="Skip to the page" />
      <Header
        label="The centre at a glance"
        location={
          <>
            {site.address.city}, {country}
          </>
        }
        hours={
          <>
            <EnglishDays line={ordinary} />, <EnglishHours line={ordinary} inline />
          </>
        }
        brand={<Brand {...home} />}
      >
        <ButtonLink
          href={french}
          variant="outline"
          lang="fr"
          hrefLang="fr"
          className={styles.french}
        >
          Français
        </ButtonLink>
      </Header>
    </>
  );
}

function Foot({ french }: { french: Route }) {
  return (
    <>
      <Footer
        brand={<Brand light {...home} />}
        description={english.lead}
        heading="Reach us"
        street={<span lang="fr">{site.address.street}</span>}
        country={country}
        chat={whatsappChat(site.whatsapp, english.whatsapp)}
        chatName={ENGLISH_CHAT_NAME}
        renderHours={(line) => (
          <>
            <EnglishDays line={line} />: <EnglishHours line={line} />
          </>
        )}
        renderClosingDay={(day) => (
          <>
            {closingDayInEnglish(day, reception).days}:{' '}
            <EnglishClosed day={day} hours={reception} />
          </>
        )}
        motionLabel="Stop animations"
      >
        <li>
          <PageLink href={routes.englishTerms}>Terms</PageLink>
        </li>
        <li>
          <PageLink href={french} lang="fr" hrefLang="fr">
            Français
          </PageLink>
        </li>
      </Footer>
      <CallBar label="Reach us">
        <PhoneButton phone={site.phones[0]} label="Call" />
        <WhatsAppButton number={site.whatsapp} text={english.whatsapp} label={ENGLISH_CHAT_NAME} />
        <ButtonLink href={`${routes.english}#ask`}>Ask for help</ButtonLink>
      </CallBar>
    </>
  );
}
