import clsx from 'clsx';
import { PhoneButton } from '@/components/contact/PhoneButton';
import { ButtonLink } from '@/components/ui/Button';
import { Columns } from '@/components/ui/Columns';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { pricesPage } from '@/lib/content/generated/pricesPage';
import { routes } from '@/lib/routing/routes';
import type { PhoneNumber } from '@/lib/text/format';
import { NotFoundHelp } from './NotFoundHelp';
import layout from '@/components/ui/layout.module.css';
import texts from '@/components/ui/texts.module.css';
import styles from './MissingPage.module.css';

/** The 404 page: where to go and whom to call. */
export function MissingPage({ phone }: { phone: PhoneNumber }) {
  return (
    <Section>
      <Columns>
        <div>
          <p lang="en" className={clsx(texts.display, styles.code)}>
            NotFound
          </p>
          <NotFoundHelp>
            {/* A fixed line break: the web font would otherwise rewrap and shift the layout. */}
            <h1>
              Cette page <br />
              n’existe pas
            </h1>
            <p className={texts.lead}>
              L’adresse a peut-être changé, ou il y manque une lettre. Choisissez une page
              ci-dessous.
            </p>
          </NotFoundHelp>
          <div className={clsx(layout.actions, layout.apart, styles.actions)}>
            <ButtonLink href={routes.home}>Accueil</ButtonLink>
            <ButtonLink href={routes.services} variant="outline">
              Services
            </ButtonLink>
            <ButtonLink href={routes.contact} variant="outline">
              Contact
            </ButtonLink>
            <PhoneButton phone={phone} />
            <ButtonLink href={routes.prices} variant="outline">
              {pricesPage.invitation.label}
            </ButtonLink>
          </div>
        </div>
        {/* No `priority`: the payload of each page contains this one, and would preload its
            picture. */}
        <Picture
          picture={{ src: '/illustrations/introuvable.svg', alt: '' }}
          className={styles.picture}
        />
      </Columns>
    </Section>
  );
}
