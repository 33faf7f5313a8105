interface Span {
  opens: string;
  closes: string;
}

interface Line {
  days: readonly string[];
  openings: readonly Span[];
}

interface Contradiction {
  /** From the list of lines. */
  path: (string | number)[];
  /** A French sentence. */
  message: string;
}

/**
 * Hours of one day that overlap, and a day with hours that another line leaves without any.
 *
 * @param names The French names of the days, by their codes.
 */
export function contradictions(
  lines: readonly Line[],
  names: Readonly<Record<string, string>>,
): Contradiction[] {
  const faults: Contradiction[] = [];
  for (const [day, name] of Object.entries(names)) {
    const seen: { index: number; span?: Span }[] = [];
    const refuse = (index: number, field: string, message: string) =>
      faults.push({ path: [index, field], message: `${name} ${message}` });
    lines.forEach(({ days, openings }, index) => {
      const times = days.filter((item) => item === day).length;
      if (times === 0) return;
      if (times > 1) refuse(index, 'days', 'est deux fois dans cette ligne : ôtez-en un');
      const [first] = seen;
      if (first && !first.span !== (openings.length === 0)) {
        const message = `est déjà dans la ligne n° ${first.index + 1}, qui dit autre chose : ôtez-le de l’une des deux`;
        refuse(index, 'days', message);
      }
      for (const span of openings) {
        const other = seen.find((item) => item.span && overlap(item.span, span))?.span;
        if (other) {
          const message = `a des heures qui se croisent, ${words(other)} et ${words(span)} : gardez une seule ouverture`;
          refuse(index, 'openings', message);
        }
        seen.push({ index, span });
      }
      if (openings.length === 0) seen.push({ index });
    });
  }
  return faults;
}

const overlap = (one: Span, other: Span) => one.opens < other.closes && other.opens < one.closes;

const words = ({ opens, closes }: Span) => `${opens} – ${closes}`;
