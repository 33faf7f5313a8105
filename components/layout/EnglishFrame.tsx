import type { Route } from 'next';
import type { ReactNode } from 'react';
import { PhoneButton } from '@/components/contact/PhoneButton';
import { WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { EnglishDays, EnglishHours } from '@/components/english/EnglishHours';
import { Said } from '@/components/english/Said';
import { MotionSwitch } from '@/components/motion/MotionSwitch';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import { Container } from '@/components/ui/Section';
import { english } from '@/lib/content/generated/english';
import { site } from '@/lib/content/generated/site';
import { formatPhone, mailHref, phoneHref } from '@/lib/text/format';
import { routes } from '@/lib/routes';
import { whatsappChat } from '@/lib/navigation/share';
import { Band } from './Band';
import { Brand } from './Brand';
import bar from './CallBar.module.css';
import { CurrentYear } from './CurrentYear';
import foot from './Footer.module.css';
import head from './Header.module.css';
import { Part } from './Part';
import { MAIN_ID, SkipLink } from './SkipLink';

interface EnglishFrameProps {
  /** The same subject in French. */
  french: Route;
  children: ReactNode;
}

const [phone] = site.phones;
const tagline = <Said en={site.en?.tagline} fr={site.tagline} />;
const country = <Said en={site.en?.country} fr={site.address.country} />;

/** What is around each page in English: shorter than the French, since there is less to lead to. */
export function EnglishFrame({ french, children }: EnglishFrameProps) {
  return (
    <>
      <Part name="head">
        <SkipLink label="Skip to the page" />
        <Head french={french} />
      </Part>
      <Part name="main">
        <main id={MAIN_ID} tabIndex={-1}>
          {children}
        </main>
      </Part>
      <Part name="foot">
        <Foot french={french} />
        <nav aria-label="Reach us" className={bar.bar}>
          <PhoneButton phone={phone} label="Call" />
          <WhatsAppButton number={site.whatsapp} text={english.whatsapp} />
          <ButtonLink href={`${routes.english}#ask`}>Ask for help</ButtonLink>
        </nav>
      </Part>
    </>
  );
}

function Head({ french }: { french: Route }) {
  const [ordinary] = site.hours.reception.lines;
  return (
    <>
      <aside aria-label="The centre at a glance" className={head.top}>
        <Container className={head.topLine}>
          <p className={head.place}>
            <span className={head.line}>
              <Icon name="map-pin" />
              <span>
                {site.address.city}, {country}
              </span>
            </span>
          </p>
          <p className={head.hours}>
            <span className={head.line}>
              <Icon name="clock" />
              <span>
                <EnglishDays line={ordinary} />, <EnglishHours line={ordinary} inline />
              </span>
            </span>
          </p>
          <a href={phoneHref(phone)} className={head.phone}>
            <Icon name="phone" />
            {formatPhone(phone)}
          </a>
        </Container>
      </aside>
      <header className={head.header}>
        <Container className={head.bar}>
          <Brand home={routes.english} tagline={tagline} />
          <div className={head.end}>
            <ButtonLink href={french} look="outline" lang="fr" hrefLang="fr">
              Français
            </ButtonLink>
          </div>
        </Container>
      </header>
    </>
  );
}

function Foot({ french }: { french: Route }) {
  const { address, email, hours, phones, whatsapp } = site;
  return (
    <footer className={foot.footer}>
      <Band />
      <Container className={foot.inner}>
        <div className={foot.columns}>
          <div className={foot.about}>
            <Brand light home={routes.english} tagline={tagline} />
            <p className={foot.description}>{english.lead}</p>
          </div>
          <div>
            <h2>Reach us</h2>
            <address className={foot.contact}>
              <p>
                <span className={foot.line}>
                  <Icon name="map-pin" />
                  <span>
                    <span lang="fr">{address.street}</span>, {address.city}, {country}
                  </span>
                </span>
              </p>
              {phones.map((number) => (
                <a key={number} href={phoneHref(number)}>
                  <Icon name="phone" />
                  {formatPhone(number)}
                </a>
              ))}
              <a href={whatsappChat(whatsapp, english.whatsapp)} rel="noopener">
                <Icon name="whatsapp" />
                WhatsApp
              </a>
              <a href={mailHref(email)}>
                <Icon name="envelope" />
                {email}
              </a>
              {hours.reception.lines.map((line) => (
                <p key={line.label ?? line.days.join()}>
                  <span className={foot.line}>
                    <Icon name="clock" />
                    <span>
                      <EnglishDays line={line} />: <EnglishHours line={line} />
                    </span>
                  </span>
                </p>
              ))}
            </address>
            <p className={foot.urgent}>
              <Said en={site.en?.urgentCare} fr={site.urgentCare} />
            </p>
          </div>
        </div>
        <div className={foot.end}>
          <p>
            © <CurrentYear built={new Date().getFullYear()} /> {site.name}
          </p>
          <MotionSwitch label="Stop animations" />
          <ul>
            <li>
              <PageLink href={routes.englishTerms}>Terms</PageLink>
            </li>
            <li>
              <PageLink href={french} lang="fr" hrefLang="fr">
                Français
              </PageLink>
            </li>
          </ul>
        </div>
      </Container>
    </footer>
  );
}
