import type * as z from 'zod';
import { GESTURE_NAMES, GESTURE_PARTS, type GestureCode } from '@/lib/danger/gestures';
import { choice, group, inEnglish, line, list, paragraph, picture } from '@/lib/content/fields';
import { review } from './health';
import { color } from './looks';

/** Whoever reads while somebody chokes reads five lines, and no sixth. */
const MOST_LINES = 5;

/** Longer, a line is no longer read at a glance, in letters. */
const MOST_LETTERS = 125;

const short = (label: string, hint?: string) => {
  const rule = paragraph(label, { hint: hint ?? `${MOST_LETTERS} lettres au plus.` });
  return rule
    .refine(({ length }) => length <= MOST_LETTERS, {
      error: ({ input }) =>
        `cette ligne compte ${String(input).length} lettres : dites-le en ${MOST_LETTERS} au plus, on la lit dans l’urgence`,
    })
    .meta(rule.meta() ?? {});
};

/** What must never be done is said so that nobody reads it as advice. */
const never = (word = 'jamais') => {
  const rule = short('Ne jamais', `Une phrase, avec le mot « ${word} ».`);
  return rule
    .refine((text) => new RegExp(`\\b${word}\\b`, 'i').test(text), {
      error: `écrivez le mot « ${word} » : sans lui, cette phrase se lirait comme un conseil`,
    })
    .meta(rule.meta() ?? {});
};

const lines = () => list('Que faire', short('Ligne'), { least: 1, most: MOST_LINES });

const gesture = group(
  'Geste',
  {
    code: choice('Geste', GESTURE_NAMES).meta({
      label: 'Geste',
      names: GESTURE_NAMES,
      access: 'hidden',
    }),
    title: line('Titre'),
    when: short('Quand'),
    lines: lines(),
    never: never(),
    image: picture('Dessin'),
    color: color(),
    en: inEnglish({
      title: line('Titre'),
      when: short('Quand'),
      lines: lines(),
      never: never('never'),
    }),
  },
  { summary: '{{title}}' },
);

/** What to do in the minutes before hospital: at most five lines, and one thing never to do. */
export type Gesture = z.output<typeof gesture>;

/** The page of gestures, and their sheet. Each gesture stands once: signs lead to it by its code. */
export const gesturesPage = group('Gestes d’urgence', {
  lead: paragraph('Introduction'),
  leaveFirst: group('Avant tout', { heading: line('Titre'), text: paragraph('Texte') }),
  neverLabel: line('Devant ce qu’il ne faut jamais faire'),
  review: review(),
  gestures: list('Gestes', gesture, { fixed: true }),
}).superRefine(({ gestures }, { addIssue }) => {
  const codes = gestures.map(({ code }) => code);
  for (const code of Object.keys(GESTURE_PARTS) as GestureCode[]) {
    if (codes.includes(code)) continue;
    const message = `le geste « ${GESTURE_NAMES[code]} » (${code}) manque : des signes y mènent, remettez-le`;
    addIssue({ code: 'custom', path: ['gestures'], message });
  }
  codes.forEach((code, index) => {
    if (codes.indexOf(code) === index) return;
    const message = `le geste « ${GESTURE_NAMES[code]} » (${code}) est déjà plus haut dans la liste`;
    addIssue({ code: 'custom', path: ['gestures', index, 'code'], message });
  });
});

export type GesturesPage = z.output<typeof gesturesPage>;
