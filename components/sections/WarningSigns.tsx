import clsx from 'clsx';
import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import { Words } from '@/components/ui/Words';
import { WARNING_SECTION, warningSteps, type EmergencyFacts } from '@/lib/warningSteps';
import type { WarningSigns as Signs } from '@/lib/content/schemas/health';
import styles from './WarningSigns.module.css';

interface WarningSignsProps {
  signs: Signs;
  centre: EmergencyFacts;
}

/**
 * When to seek help, in three steps: the hospital, a call, an appointment. Whoever is afraid reads
 * the first one and acts, so that each says by its number, its icon, its words and the weight of
 * its edge how pressing it is, and never by its colour alone.
 */
export function WarningSigns({ signs, centre }: WarningSignsProps) {
  return (
    <section aria-labelledby={WARNING_SECTION.id} className={styles.section}>
      <h2 id={WARNING_SECTION.id}>{WARNING_SECTION.title}</h2>
      <ol className={styles.steps}>
        {warningSteps(signs, centre).map(({ key, name, icon, lists, sentence, link }, index) => (
          <li key={key} className={clsx(styles.step, styles[key])}>
            <h3 className={styles.head}>
              <span className={styles.rank}>{index + 1}</span> <span>{name}</span>
              <Icon name={icon} size="feature" />
            </h3>
            <div className={styles.lists}>
              {lists.map(({ heading, signs: some }) => (
                <div key={heading ?? ''}>
                  {heading ? <h4>{heading}</h4> : null}
                  <ul className={styles.signs}>
                    {some.map((sign) => (
                      <li key={sign}>
                        <Words>{sign}</Words>
                      </li>
                    ))}
                  </ul>
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
        ))}
      </ol>
    </section>
  );
}
