import clsx from 'clsx';
import { Section } from '@/components/ui/Section';
import { MAP, type Area } from '@/lib/content/schemas/area';
import { asset } from '@/lib/routing/assets';
import { pricesFor } from '@/lib/routing/routes';
import { AREA_ANSWERS, splitNames, type AreaAnswer } from '@/lib/serviceArea/neighbourhoods';
import layout from '@/components/ui/layout.module.css';
import styles from './NeighbourhoodMap.module.css';

/** A lozenge, in units of the drawing. */
const WIDTH = 124;
const HEIGHT = 70;

/** The drawing has half a lozenge beyond the last column, and a margin for the strokes. */
const SIZE = { width: (MAP.columns + 0.5) * WIDTH, height: ((MAP.rows + 1) / 2) * HEIGHT };
const LOZENGE = `M0-${HEIGHT / 2} ${WIDTH / 2} 0 0 ${HEIGHT / 2}-${WIDTH / 2} 0z`;
const INNER = `M0-${HEIGHT / 2 - 4} ${WIDTH / 2 - 7} 0 0 ${HEIGHT / 2 - 4}-${WIDTH / 2 - 7} 0z`;

/**
 * The town as a woven cloth: each neighbourhood is a lozenge, nearly at its place, and leads to the
 * prices there. The lists above say the same, so keyboards and screen readers pass it over; narrow
 * screens, where its words would be too small, go without it.
 */
export function NeighbourhoodMap({ area }: { area: Area }) {
  const answers = new Map(
    AREA_ANSWERS.flatMap((answer) =>
      area[answer].neighbourhoods.flatMap(splitNames).map((name) => [name, answer] as const),
    ),
  );
  const lozenges = area.map.flatMap(({ name: names, x, y }) => {
    const [name = ''] = splitNames(names);
    const answer = answers.get(name);
    // Unconfirmed neighbourhoods are in no list of the live site.
    return answer ? [{ name, answer, x, y }] : [];
  });
  if (lozenges.length === 0) return null;
  const shown = AREA_ANSWERS.filter((answer) =>
    lozenges.some((lozenge) => lozenge.answer === answer),
  );
  return (
    <Section labelledBy="plan" heading={area.mapLabel} ground="tinted" className={styles.section}>
      <p className={styles.note}>{area.mapNote}</p>
      <ul className={clsx(layout.row, styles.legend)}>
        {shown.map((answer) => (
          <li key={answer} className={layout.iconLine}>
            <svg viewBox="-64 -37 128 74" aria-hidden="true" className={styles[answer]}>
              <Lozenge answer={answer} />
            </svg>
            {area[answer].title}
          </li>
        ))}
      </ul>
      <div translate="no">
        <svg
          viewBox={`-2 -2 ${SIZE.width + 4} ${SIZE.height + 4}`}
          aria-hidden="true"
          className={styles.map}
        >
          {lozenges.map(({ name, answer, x, y }) => (
            <a
              key={name}
              href={asset(pricesFor(name) as `/${string}`)}
              tabIndex={-1}
              className={styles[answer]}
            >
              <g transform={`translate(${(x - (y % 2 ? 0.5 : 0)) * WIDTH} ${(y * HEIGHT) / 2})`}>
                <Lozenge answer={answer} />
                <text fontSize="13.5">{name}</text>
              </g>
            </a>
          ))}
        </svg>
      </div>
    </Section>
  );
}

/** Filled, double or dashed: told apart without colours. */
function Lozenge({ answer }: { answer: AreaAnswer }) {
  return (
    <>
      <path d={LOZENGE} />
      {answer === 'extraFee' ? <path d={INNER} /> : null}
    </>
  );
}
