import { PhoneButton } from '@/components/contact/PhoneButton';
import { ButtonLink } from '@/components/ui/Button';
import { Columns } from '@/components/ui/Columns';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { finder } from '@/lib/content/generated/finder';
import { routes } from '@/lib/routing/routes';
import type { PhoneNumber } from '@/lib/content/fields';
import { NotFoundHelp } from './NotFoundHelp';
import styles from './MissingPage.module.css';

/** What stands at an address that leads nowhere: where to go, and whom to call. */
export function MissingPage({ phone }: { phone: PhoneNumber }) {
  return (
    <Section>
      <Columns>
        <div className={styles.words}>
          <p lang="en" className={styles.code}>
            NotFound
          </p>
          <NotFoundHelp>
            {/* Broken by hand: else the typeface, once there, would move what follows. */}
            <h1>
              Cette page <br />
              n’existe pas
            </h1>
            <p className={styles.text}>
              L’adresse a peut-être changé, ou il y manque une lettre. Choisissez une page
              ci-dessous.
            </p>
          </NotFoundHelp>
          <div className={styles.ways}>
            <ButtonLink href={routes.home}>Accueil</ButtonLink>
            <ButtonLink href={routes.services} look="outline">
              Services
            </ButtonLink>
            <ButtonLink href={routes.contact} look="outline">
              Contact
            </ButtonLink>
            <ButtonLink href={routes.finder} look="outline">
              {finder.invitation.label}
            </ButtonLink>
            <PhoneButton phone={phone} />
          </div>
        </div>
        {/* Never `first`: this page travels inside every other, which would then fetch its picture. */}
        <Picture picture={{ src: '/illustrations/introuvable.svg', alt: '' }} />
      </Columns>
    </Section>
  );
}
