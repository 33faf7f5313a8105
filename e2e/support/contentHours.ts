import type { Content } from '@/lib/content/collections';
import type { HoursLine } from '@/lib/content/schemas/site';
import { routes } from '@/lib/routing/routes';

/** Facts that a page groups, separate from the other items of their list. */
export interface Item {
  name: string;
  list: string;
  /** Each fact is on one of these pages. */
  routes: readonly string[];
  texts: string[];
}

/** `8 h`, `8 h 30`; in English `8 am`, `8:30 am`, `noon`. */
function formatHour(time: string, isEnglish: boolean): string {
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  if (!isEnglish) return `${hour} h${minutes ? ` ${minutes}` : ''}`;
  if (hour % 12 === 0 && !minutes) return hour === 12 ? 'noon' : 'midnight';
  const half = hour < 12 ? 'am' : 'pm';
  return `${hour % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''} ${half}`;
}

/** The opening hours of a line; 24 hours have a text of their own. */
export const formatSpans = (
  { openings }: Pick<HoursLine, 'openings'>,
  isEnglish = false,
): string[] =>
  openings
    .filter(({ opens, closes }) => opens !== '00:00' || closes !== '24:00')
    .map((span) =>
      [span.opens, span.closes].map((item) => formatHour(item, isEnglish)).join(' – '),
    );

const DAYS = {
  ...{ Monday: 'Lundi', Tuesday: 'Mardi', Wednesday: 'Mercredi', Thursday: 'Jeudi' },
  ...{ Friday: 'Vendredi', Saturday: 'Samedi', Sunday: 'Dimanche' },
};

/** For each set of hours, all its lines, and each line by itself. */
export const hoursItems = (hours: Content['site']['hours']): Item[] =>
  [false, true].flatMap((isEnglish) =>
    Object.values(hours).flatMap(({ title, en = title, lines }) => {
      const heading = isEnglish ? en : title;
      const shownOn = [isEnglish ? routes.english : routes.contact];
      const itemOf = (list: string, texts: string[]): Item => ({
        ...{ name: `${list}: ${texts[0]}`, list, routes: shownOn, texts },
      });
      const formatted = lines.map((line) => {
        const [day = 'Monday'] = line.days;
        const name = isEnglish ? day : DAYS[day];
        return [...(line.days.length < 7 ? [name] : []), ...formatSpans(line, isEnglish)];
      });
      return [
        itemOf(`hours in ${shownOn}`, [heading, ...formatted.flat()]),
        ...formatted.map((texts) => itemOf(`hours of ${heading}`, texts)),
      ];
    }),
  );
