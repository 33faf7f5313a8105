import clsx from 'clsx';
import { SignFirstAid } from './SignFirstAid';
import { SignList } from './SignList';
import { Disclosure } from '@/components/ui/disclosure/Disclosure';
import { PageLink } from '@/components/ui/PageLink';
import {
  reviewSentence,
  WARNING_SECTION,
  warningSteps,
  type AllSigns,
  type EmergencyContact,
} from '@/lib/firstAid/warningSteps';
import { requestRoute } from '@/lib/routing/routes';
import type { SignStep, WarningSigns as Named } from '@/lib/content/schemas/signs';
import layout from '@/components/ui/layout.module.css';
import texts from '@/components/ui/texts.module.css';
import styles from './WarningSigns.module.css';

interface WarningSignsProps {
  named: Named;
  signs: AllSigns;
  centre: EmergencyContact;
  /** The service whose page it is: the link to the form names it. */
  serviceId?: number;
  /** The page already says that the review by a doctor is pending. */
  isPendingShown: boolean;
}

const TONES = {
  hospital: 'danger',
  today: 'caution',
  appointment: 'plain',
} as const satisfies Record<SignStep, string>;

/**
 * When to seek help, in three levels of triage: hospital, call, appointment. The level shows by
 * icon, text and edge width, not by colour alone.
 */
export function WarningSigns({
  named,
  signs,
  centre,
  serviceId,
  isPendingShown,
}: WarningSignsProps) {
  return (
    <section aria-labelledby={WARNING_SECTION.id} className={styles.section}>
      <h2 id={WARNING_SECTION.id}>{WARNING_SECTION.title}</h2>
      <ol className={clsx(layout.stackXs, styles.steps)}>
        {warningSteps(named, signs, centre).map(({ key, name, icon, lists, sentence, link }) => (
          <li key={key}>
            <Disclosure tone={TONES[key]} icon={icon} heading={name} headingLevel="h3">
              <div className={clsx(layout.stack, styles.lists)}>
                {lists.map(({ heading, hint, signs: listed }) => (
                  <div key={heading ?? ''}>
                    {heading ? (
                      <h4>
                        {heading} {hint ? <small>{hint}</small> : null}
                      </h4>
                    ) : null}
                    <SignList signs={listed} />
                    {key === 'hospital' ? <SignFirstAid signs={listed} /> : null}
                  </div>
                ))}
              </div>
              <p className={styles.then}>
                {sentence}{' '}
                {link?.href.startsWith('/') ? (
                  <PageLink href={serviceId ? requestRoute(serviceId) : link.href}>
                    {link.label}
                  </PageLink>
                ) : null}
                {link?.href.startsWith('tel:') ? (
                  <a href={link.href} className={clsx(layout.target, styles.phone)}>
                    {link.label}
                  </a>
                ) : null}
              </p>
            </Disclosure>
          </li>
        ))}
      </ol>
      {signs.review || !isPendingShown ? (
        <p className={clsx(texts.note, layout.apart)}>{reviewSentence(signs)}</p>
      ) : null}
    </section>
  );
}
