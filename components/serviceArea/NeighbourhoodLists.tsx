import { Disclosure } from '@/components/ui/Disclosure';
import type { Area } from '@/lib/content/schemas/area';
import { AREA_ANSWERS } from '@/lib/serviceArea/neighbourhoods';
import layout from '@/components/ui/layout.module.css';
import styles from './NeighbourhoodLists.module.css';

/** All neighbourhoods by answer, for visitors who do not type. */
export function NeighbourhoodLists({ area }: { area: Area }) {
  return (
    <Disclosure variant="link" heading={area.listLabel}>
      <dl className={layout.divided}>
        {AREA_ANSWERS.map((answer) => ({ answer, ...area[answer] }))
          .filter(({ neighbourhoods }) => neighbourhoods.length > 0)
          .map(({ answer, title, text, neighbourhoods }) => (
            <div key={answer} className={styles.group}>
              <dt>{title}</dt>
              <dd>{text}</dd>
              <dd>
                <ul translate="no">
                  {neighbourhoods.map((names) => (
                    <li key={names}>{names}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
      </dl>
    </Disclosure>
  );
}
