import clsx from 'clsx';
import { PageLink } from '@/components/ui/PageLink';
import { NoBreak } from '@/components/ui/text/NoBreak';
import panel from '@/components/ui/panel.module.css';
import layout from '@/components/ui/layout.module.css';
import type { Area } from '@/lib/content/schemas/area';
import { pricesFor } from '@/lib/routing/routes';
import { AREA_ANSWERS, splitNames } from '@/lib/serviceArea/neighbourhoods';
import styles from './NeighbourhoodLists.module.css';

/** The id of the heading. */
export const AREA_ID = 'quartiers';

/** All neighbourhoods by answer; each leads to the prices there. */
export function NeighbourhoodLists({ area }: { area: Area }) {
  return (
    <>
      <h2 id={AREA_ID} className={styles.heading}>
        {area.listLabel}
      </h2>
      <div className={layout.stack}>
        {AREA_ANSWERS.map((answer) => ({ answer, ...area[answer] }))
          .filter(({ neighbourhoods }) => neighbourhoods.length > 0)
          .map(({ answer, title, text, neighbourhoods }) => (
            <section
              key={answer}
              aria-labelledby={answer}
              className={clsx(panel.panel, panel.small, styles.group, styles[answer])}
            >
              <h3 id={answer}>{title}</h3>
              <p>
                <NoBreak>{text}</NoBreak>
              </p>
              <ul translate="no" className={layout.targets}>
                {neighbourhoods.map((names) => (
                  <li key={names}>
                    <PageLink href={pricesFor(splitNames(names)[0] ?? names)}>{names}</PageLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </>
  );
}
