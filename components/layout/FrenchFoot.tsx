import { PhoneButton } from '@/components/contact/PhoneButton';
import { CHAT_NAME, WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { Hours } from '@/components/openingHours/Hours';
import { PageLink } from '@/components/ui/PageLink';
import { navigation } from '@/lib/content/generated/navigation';
import { site } from '@/lib/content/generated/site';
import { spellClosingDay } from '@/lib/openingHours/closingDays';
import { spansOfDay, spellHours } from '@/lib/openingHours/openingHours';
import { whatsappChat } from '@/lib/share/share';
import { fr } from '@/lib/text/typography';
import { Brand } from './Brand';
import { CallBar } from './CallBar';
import { ConsultationLink } from './ConsultationLink';
import { EnglishLink } from './EnglishLink';
import { Footer } from './Footer';
import { FooterLists } from './FooterLists';

const [phone] = site.phones;
const { address } = site;

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
