import clsx from 'clsx';
import { PhoneButton } from '@/components/contact/PhoneButton';
import { WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { ButtonLink } from '@/components/ui/Button';
import { PageLink } from '@/components/ui/PageLink';
import { navigation } from '@/lib/content/generated/navigation';
import { site } from '@/lib/content/generated/site';
import { languageName } from '@/lib/i18n/en';
import { routes } from '@/lib/routing/routes';
import { ConsultationLink } from '@/components/layout/ConsultationLink';
import { Header } from './Header';
import layout from '@/components/ui/layout.module.css';
import styles from './Header.module.css';
import { LanguageLink } from '@/components/layout/LanguageLink';
import { MainNav } from './MainNav';

/** Header and navigation of French pages. */
export function FrenchHead() {
  return (
    <Header
      locale="fr"
      more={
        <>
          <PageLink href={routes.prices} className={clsx(layout.target, layout.quiet, styles.also)}>
            Tarifs
          </PageLink>
          <LanguageLink to="en" className={clsx(layout.target, layout.quiet, styles.also)} />
        </>
      }
    >
      <MainNav links={navigation.main}>
        <ConsultationLink {...navigation.consultation} />
        <ButtonLink href={routes.prices} variant="outline">
          Tarifs
        </ButtonLink>
        <PhoneButton phone={site.phones[0]} />
        <WhatsAppButton number={site.whatsapp} />
        <ButtonLink href={routes.english} variant="outline" lang="en" hrefLang="en">
          {languageName}
        </ButtonLink>
      </MainNav>
      <ConsultationLink {...navigation.consultation} className={styles.consultation} />
    </Header>
  );
}
