import type { Route } from 'next';
import type { ReactNode } from 'react';
import { EnglishDictionary } from './EnglishDictionary';
import { ButtonLink } from '@/components/ui/Button';
import { PageLink } from '@/components/ui/PageLink';
import { english } from '@/lib/content/generated/english';
import { frame } from '@/lib/i18n/en';
import { languageName } from '@/lib/i18n/fr';
import { routes } from '@/lib/routing/routes';
import { ConsultationLink } from './ConsultationLink';
import styles from './EnglishFrame.module.css';
import { Footer } from '@/components/layout/footer/Footer';
import { FooterList } from '@/components/layout/footer/FooterList';
import { Header } from '@/components/layout/header/Header';
import { Frame } from './Frame';
import { LanguageLink } from './LanguageLink';

/** What the English page answers. */
const parts = [
  { id: 'services', ...english.prices },
  { id: 'steps', ...english.steps },
  { id: 'ask', ...english.ask },
  { id: 'danger', ...english.signs },
  { id: 'before-hospital', ...english.firstAid },
  { id: 'hospitals', ...english.hospitals },
];

/** The link to the form. */
const request = { label: frame.request, href: routes.englishAppointment };

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
  return (
    <Header locale="en">
      <ConsultationLink {...request} className={styles.request} />
      <ButtonLink href={french} variant="outline" lang="fr" hrefLang="fr" className={styles.french}>
        {languageName}
      </ButtonLink>
    </Header>
  );
}

function Foot({ french }: { french: Route }) {
  return (
    <Footer
      locale="en"
      description={english.lead}
      lists={
        <FooterList
          id="footer-english"
          heading="In English"
          links={parts.map(({ id, heading }) => ({
            label: heading,
            href: `${routes.english}#${id}`,
          }))}
        />
      }
      message={english.whatsapp}
      request={request}
    >
      <li>
        <PageLink href={routes.englishTerms}>Terms</PageLink>
      </li>
      <li>
        <LanguageLink to="fr" href={french} />
      </li>
    </Footer>
  );
}
