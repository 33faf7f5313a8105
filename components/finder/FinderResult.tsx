import clsx from 'clsx';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { compileRules } from '@/lib/finder/finder';
import { recommendationRoute } from '@/lib/routing/routes';
import { fr } from '@/lib/text/typography';
import type { Content } from '@/lib/content/collections';
import type { Service } from '@/lib/content/schemas/services';
import panel from '@/components/ui/panel.module.css';
import layout from '@/components/ui/layout.module.css';
import styles from './Finder.module.css';

interface FinderResultProps {
  place: ReturnType<typeof compileRules<Content['finder']['results'][number]>>[number];
  services: readonly Pick<Service, 'id' | 'title' | 'icon'>[];
}

/** A recommendation. The data attributes list the choices of each question that it matches. */
export function FinderResult({ place: { result, who, need, often }, services }: FinderResultProps) {
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
      className={clsx(panel.panel, panel.maize, styles.result)}
    >
      {result.first ? (
        <p className={clsx(layout.iconText, panel.danger, styles.first)}>
          <Icon name="warning" />
          <span>{result.first}</span>
        </p>
      ) : null}
      <p>Ce qui peut vous aider</p>
      <ul className={layout.stackXs}>
        {recommended.map(({ id, title, icon }) => (
          <li key={id} className={clsx(layout.iconLine, styles.service)}>
            <Icon name={icon} size="medium" />
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
