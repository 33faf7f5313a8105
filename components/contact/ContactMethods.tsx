import clsx from 'clsx';
import { PageLink } from '@/components/ui/PageLink';
import { Picture } from '@/components/ui/Picture';
import { getClosingDays } from '@/lib/openingHours/closingDays';
import { spansOfWeek } from '@/lib/openingHours/spans';
import { routes } from '@/lib/routing/routes';
import { fr } from '@/lib/text/typography';
import type { Content } from '@/lib/content/collections';
import type { Site } from '@/lib/content/schemas/site';
import { OpenNow } from '@/components/openingHours/OpenNow';
import { MailLink, PhoneLink } from './ContactLinks';
import { WhatsAppButton } from './WhatsAppButton';
import layout from '@/components/ui/layout.module.css';
import panel from '@/components/ui/panel.module.css';
import texts from '@/components/ui/texts.module.css';
import styles from './ContactMethods.module.css';

interface ContactMethodsProps {
  content: Pick<Content['contact'], 'phone' | 'whatsapp'>;
  site: Site;
  /** Opening hours of the reception, as text. */
  answerHours: string;
  /** The page's figure, who answers: her face stays in sight beside the form. */
  figure?: `/${string}`;
}

/** All contact methods: phone, WhatsApp and e-mail. */
export function ContactMethods({ content, site, answerHours, figure }: ContactMethodsProps) {
  const [phone, ...others] = site.phones;
  return (
    <section
      aria-labelledby="par-telephone"
      className={clsx(panel.panel, panel.maize, layout.unsplit, layout.printed)}
    >
      {figure ? (
        <span className={styles.face}>
          <Picture picture={{ src: figure, alt: '' }} decorative />
        </span>
      ) : null}
      <h2 id="par-telephone">{content.phone.heading}</h2>
      <OpenNow
        spans={spansOfWeek(site.hours.reception.lines)}
        closingDays={getClosingDays(site, 'reception')}
        ordinary={answerHours}
      />
      <PhoneLink phone={phone} icon className={clsx(layout.quiet, styles.phone)} />
      {others.length > 0 ? (
        <>
          <p className={styles.others}>{content.phone.text}</p>
          <ul className={clsx(layout.targets, styles.phones)}>
            {others.map((other) => (
              <li key={other}>
                <PhoneLink phone={other} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <PageLink href={routes.abroad} className={clsx(layout.target, styles.abroad)}>
        {fr('Vous êtes à l’étranger ?')}
      </PageLink>
      <div className={clsx(layout.row, layout.targets, styles.written)}>
        <WhatsAppButton number={site.whatsapp} variant="dark" />
        <MailLink email={site.email} icon className={clsx(texts.strong, styles.mail)} />
      </div>
      <p className={texts.note}>{content.whatsapp}</p>
    </section>
  );
}
