import type { Route } from 'next';
import { PhoneButton } from '@/components/contact/PhoneButton';
import { ENGLISH_CHAT_NAME, WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { LocalizedText } from '@/components/english/LocalizedText';
import { EnglishClosed, EnglishDays, EnglishHours } from '@/components/openingHours/EnglishHours';
import { ButtonLink } from '@/components/ui/Button';
import { PageLink } from '@/components/ui/PageLink';
import { english } from '@/lib/content/generated/english';
import { site } from '@/lib/content/generated/site';
import { routes } from '@/lib/routing/routes';
import { whatsappChat } from '@/lib/share/share';
import { closingDayInEnglish } from '@/lib/text/english';
import { CallBar } from './CallBar';
import { EnglishBrand } from './EnglishBrand';
import { Footer } from './Footer';

const { reception } = site.hours;

/** Footer and call bar of English pages. */
export function EnglishFoot({ french }: { french: Route }) {
  return (
    <>
      <Footer
        brand={<EnglishBrand light />}
        description={english.lead}
        heading="Reach us"
        street={<span lang="fr">{site.address.street}</span>}
        country={<LocalizedText en={site.en?.country} fr={site.address.country} />}
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
