import clsx from 'clsx';
import { PhoneButton } from '@/components/contact/PhoneButton';
import { WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { ButtonLink } from '@/components/ui/Button';
import { PageLink } from '@/components/ui/PageLink';
import { Section } from '@/components/ui/Section';
import { NoBreak } from '@/components/ui/text/NoBreak';
import { fr } from '@/lib/text/typography';
import type { Site } from '@/lib/content/schemas/site';
import panel from '@/components/ui/panel.module.css';
import layout from '@/components/ui/layout.module.css';
import texts from '@/components/ui/texts.module.css';

const RELOAD_WHEN_ONLINE = "addEventListener('online',function(){location.reload()})";

interface OfflineHelpProps {
  site: Site;
  /** The precached pages. */
  pages: readonly { href: string; label: string }[];
}

/** The offline page. It has no picture or script: every visitor downloads it. */
export function OfflineHelp({ site, pages }: OfflineHelpProps) {
  return (
    <Section>
      <div className={layout.columns}>
        <div>
          <h1>Vous êtes hors connexion</h1>
          <p className={texts.lead}>
            <NoBreak>
              {fr(
                'Cette page a besoin d’Internet. Vérifiez vos données mobiles ou le Wi-Fi, puis réessayez. La page s’ouvre d’elle-même dès que la connexion revient.',
              )}
            </NoBreak>
          </p>
          {/* The page may be offline without its scripts. `data-inline` allows this inline script
              in the policy. */}
          <script data-inline="" dangerouslySetInnerHTML={{ __html: RELOAD_WHEN_ONLINE }} />
          {/* An empty `href` is the current URL: it works without scripts. */}
          <ButtonLink href="" variant="outline">
            Réessayer
          </ButtonLink>
        </div>
        <section aria-labelledby="nous-joindre" className={clsx(panel.panel, panel.maize)}>
          <h2 id="nous-joindre">{fr('Le téléphone marche sans Internet')}</h2>
          <div className={clsx(layout.actions, layout.apart)}>
            {site.phones.map((phone, index) => (
              <PhoneButton
                key={phone}
                phone={phone}
                variant={index === 0 ? 'primary' : 'outline'}
              />
            ))}
            <WhatsAppButton number={site.whatsapp} />
          </div>
          <p className={clsx(layout.screen, layout.apart, texts.soft)}>
            {fr('Sur WhatsApp, votre message part dès que la connexion revient.')}
          </p>
        </section>
        <section aria-labelledby="pages-gardees" className={layout.screen}>
          <h2 id="pages-gardees">{fr('Ce qui s’ouvre sans connexion')}</h2>
          <ul className={clsx(layout.targets, layout.apart)}>
            {pages.map(({ href, label }) => (
              <li key={href}>
                <PageLink href={href}>{label}</PageLink>
              </li>
            ))}
          </ul>
          <p className={texts.soft}>{fr('Et les pages que vous avez déjà ouvertes.')}</p>
        </section>
      </div>
    </Section>
  );
}
