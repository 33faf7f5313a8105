import clsx from 'clsx';
import { SignGestures } from '@/components/gestures/SignGestures';
import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import { Words } from '@/components/ui/Words';
import {
  reviewSentence,
  WARNING_SECTION,
  warningSteps,
  type AllSigns,
  type EmergencyFacts,
} from '@/lib/danger/warningSteps';
import type { WarningSigns as Named } from '@/lib/content/schemas/signs';
import styles from './WarningSigns.module.css';

interface WarningSignsProps {
  named: Named;
  signs: AllSigns;
  centre: EmergencyFacts;
}

/**
 * When to seek help, in three steps: the hospital, a call, an appointment. Whoever is afraid reads
 * the first one and acts, so that each says by its number, its icon, its words and the weight of
 * its edge how pressing it is, and never by its colour alone.
 */
export function WarningSigns({ named, signs, centre }: WarningSignsProps) {
  return (
    <section aria-labelledby={WARNING_SECTION.id} className={styles.section}>
      <h2 id={WARNING_SECTION.id}>{WARNING_SECTION.title}</h2>
      <ol className={styles.steps}>
        {warningSteps(named, signs, centre).map(
          ({ key, name, icon, lists, sentence, link }, index) => (
            <li key={key} className={clsx(styles.step, styles[key])}>
              <h3 className={styles.head}>
                <span className={styles.rank}>{index + 1}</span> <span>{name}</span>
                <Icon name={icon} size="feature" />
              </h3>
              <div className={styles.lists}>
                {lists.map(({ heading, hint, signs: some }) => (
                  <div key={heading ?? ''}>
                    {heading ? (
                      <h4>
                        {heading} {hint ? <small>{hint}</small> : null}
                      </h4>
                    ) : null}
                    <ul className={styles.signs}>
                      {some.map(({ code, words }) => (
                        <li key={code}>
                          <Words>{words}</Words>
                        </li>
                      ))}
                    </ul>
                    {key === 'hospital' ? <SignGestures signs={some} /> : null}
                  </div>
                ))}
              </div>
              <p className={styles.then}>
                {sentence}{' '}
                {link?.href.startsWith('/') ? (
                  <PageLink href={link.href}>{link.label}</PageLink>
                ) : null}
                {link?.href.startsWith('tel:') ? (
                  <a href={link.href} className={styles.phone}>
                    {link.label}
                  </a>
                ) : null}
              </p>
            </li>
          ),
        )}
      </ol>
      <p className={styles.review}>{reviewSentence(signs)}</p>
    </section>
  );
}
