import { RedFlags } from '@/components/firstAid/RedFlags';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { redFlags, type AllSigns } from '@/lib/firstAid/warningSteps';
import { placesOf } from '@/lib/finder/finder';
import { recommendationRoute } from '@/lib/routing/routes';
import { fr } from '@/lib/text/typography';
import type { Content } from '@/lib/content/collections';
import type { Service } from '@/lib/content/schemas/services';
import type { SignGroup } from '@/lib/content/schemas/signs';
import { positions } from './positions';
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
        {placesOf(finder).map((place, index) => (
          <Result key={index} place={place} services={services} />
        ))}
      </ul>
      <div className={styles.results}>
        {reminders(finder).map(({ groups, ...matching }) => (
          <div key={groups.join()} {...matching} className={styles.reminder}>
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

interface ResultProps {
  place: ReturnType<typeof placesOf<Content['finder']['results'][number]>>[number];
  services: FinderResultsProps['services'];
}

/** A recommendation. The data attributes list the choices of each question that it matches. */
function Result({ place: { result, who, need, often }, services }: ResultProps) {
  const recommended = result.services.flatMap((id) =>
    services.filter((service) => service.id === id),
  );
  const titles = recommended.map(({ title }) => title).join(' et ');
  return (
    <li
      data-who={who.join(' ')}
      data-need={need.join(' ')}
      data-often={often.join(' ')}
      data-step={fr(`Notre conseil : ${titles}`)}
      className={styles.result}
    >
      {result.first ? (
        <p className={styles.first}>
          <Icon name="warning" />
          <span>{result.first}</span>
        </p>
      ) : null}
      <p>Ce qui peut vous aider</p>
      <ul>
        {recommended.map(({ id, title, icon }) => (
          <li key={id}>
            <Icon name={icon} />
            {title}
          </li>
        ))}
      </ul>
      <ButtonLink
        href={recommendationRoute(result.number)}
        wide
        aria-label={fr(`Voir notre conseil : ${titles}`)}
      >
        Voir notre conseil
        <Icon name="arrow-right" />
      </ButtonLink>
    </li>
  );
}
