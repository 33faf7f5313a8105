import { PhoneButton } from '@/components/contact/PhoneButton';
import { WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { PageLink } from '@/components/ui/PageLink';
import { navigation } from '@/lib/content/generated/navigation';
import { site } from '@/lib/content/generated/site';
import { contact, frame } from '@/lib/i18n/fr';
import { whatsappChat } from '@/lib/share/share';
import { CallBar } from './CallBar';
import { ConsultationLink } from '@/components/layout/ConsultationLink';
import { Footer } from './Footer';
import { FooterLists } from './FooterLists';
import { LanguageLink } from '@/components/layout/LanguageLink';

/** Footer and call bar of French pages. */
export function FrenchFoot() {
  return (
    <>
      <Footer
        locale="fr"
        description={site.description}
        lists={<FooterLists />}
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
        <PhoneButton phone={site.phones[0]} label={contact.call} />
        <WhatsAppButton number={site.whatsapp} />
        <ConsultationLink {...navigation.consultation} />
      </CallBar>
    </>
  );
}
