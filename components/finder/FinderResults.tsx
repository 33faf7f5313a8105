import clsx from 'clsx';
import { RedFlags } from '@/components/firstAid/RedFlags';
import { redFlags, type AllSigns } from '@/lib/firstAid/warningSteps';
import { compileRules } from '@/lib/finder/finder';
import { fr } from '@/lib/text/typography';
import type { Content } from '@/lib/content/collections';
import type { Service } from '@/lib/content/schemas/services';
import type { SignGroup } from '@/lib/content/schemas/signs';
import { FinderResult } from './FinderResult';
import { positions } from './positions';
import panel from '@/components/ui/panel.module.css';
import styles from './Finder.module.css';

export interface FinderResultsProps {
  finder: Content['finder'];
  services: readonly Pick<Service, 'id' | 'title' | 'icon'>[];
  signs: AllSigns;
}

/** All recommendations, then the red flags: the style sheet shows those that match the answers. */
export function FinderResults({ finder, services, signs }: FinderResultsProps) {
  return (
    <>
      <ul className={styles.results}>
        {compileRules(finder).map((place, index) => (
          <FinderResult key={index} place={place} services={services} />
        ))}
      </ul>
      <div className={styles.results}>
        {reminders(finder).map(({ groups, ...matching }) => (
          <div
            key={groups.join()}
            {...matching}
            className={clsx(panel.panel, panel.small, styles.reminder)}
          >
            <p>{fr('Partez à l’hôpital si vous voyez un de ces signes :')}</p>
            <RedFlags lists={redFlags(signs, groups)} />
          </div>
        ))}
      </div>
    </>
  );
}

/** The groups of red flags to show, and for which choices. */
function reminders({ who, need }: FinderResultsProps['finder']) {
  const remindersFor = (
    choices: readonly { signs: SignGroup[] }[],
    attribute: 'data-who' | 'data-need',
  ) =>
    choices
      .filter(({ signs }) => signs.length > 0)
      .map((choice) => ({
        groups: choice.signs,
        [attribute]: positions(choices, (other) => other === choice),
      }));
  return [...remindersFor(who.choices, 'data-who'), ...remindersFor(need.choices, 'data-need')];
}
