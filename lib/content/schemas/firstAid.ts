import { choice, group, inEnglish, line, list, paragraph } from '@/lib/content/fields';
import type { Resolved } from '@/lib/content/inherited';
import { picture } from '@/lib/content/pictureFields';
import { FIRST_AID_NAMES } from './firstAidNames';
import { review } from './health';
import { color } from './variants';

/** More is not read in an emergency. */
const MAX_LINES = 5;

/** Longer lines are not read at a glance. In characters. */
const MAX_LENGTH = 125;

const short = (label: string, hint?: string) => {
  const rule = paragraph(label, { hint: hint ?? `${MAX_LENGTH} lettres au plus.` });
  return rule
    .refine(({ length }) => length <= MAX_LENGTH, {
      error: ({ input }) =>
        `cette ligne compte ${String(input).length} lettres : dites-le en ${MAX_LENGTH} au plus, on la lit dans l’urgence`,
    })
    .meta(rule.meta() ?? {});
};

/** What not to do. It must contain «jamais», so that it is not read as advice. */
const never = (word = 'jamais') => {
  const rule = short('Ne jamais', `Une phrase, avec le mot « ${word} ».`);
  return rule
    .refine((text) => new RegExp(`\\b${word}\\b`, 'i').test(text), {
      error: `écrivez le mot « ${word} » : sans lui, cette phrase se lirait comme un conseil`,
    })
    .meta(rule.meta() ?? {});
};

const lines = () => list('Que faire', short('Ligne'), { min: 1, max: MAX_LINES });

/** Pregnant, a baby, an object in the wound: cases of their own, without a number. */
const variants = () => list('Cas particuliers', short('Ligne'), { max: 2 });

const guide = group(
  'Geste',
  {
    code: choice('Geste', FIRST_AID_NAMES).meta({
      label: 'Geste',
      names: FIRST_AID_NAMES,
      access: 'hidden',
    }),
    title: line('Titre'),
    when: short('Quand'),
    lines: lines(),
    variants: variants(),
    never: never(),
    image: picture('Dessin'),
    color: color(),
    en: inEnglish({
      title: line('Titre'),
      when: short('Quand'),
      lines: lines(),
      variants: variants(),
      never: never('never'),
    }),
  },
  { summary: '{{title}}' },
);

/** What to do before hospital: at most five lines, and one thing never to do. */
export type FirstAidGuide = Resolved<typeof guide>;

/** The first-aid guides. Signs refer to a guide by its code. */
export const firstAidPage = group('Gestes d’urgence', {
  lead: paragraph('Introduction'),
  leaveFirst: group('Avant tout', { heading: line('Titre'), text: paragraph('Texte') }),
  neverLabel: line('Devant ce qu’il ne faut jamais faire'),
  review: review(),
  guides: list('Gestes', guide, { fixed: true }),
}).superRefine(({ guides }, { addIssue }) => {
  const codes = guides.map(({ code }) => code);
  for (const [code, name] of Object.entries(FIRST_AID_NAMES)) {
    if ((codes as string[]).includes(code)) continue;
    const message = `le geste « ${name} » (${code}) manque : des signes y mènent, remettez-le`;
    addIssue({ code: 'custom', path: ['guides'], message });
  }
  codes.forEach((code, index) => {
    if (codes.indexOf(code) === index) return;
    const message = `le geste « ${FIRST_AID_NAMES[code]} » (${code}) est déjà plus haut dans la liste`;
    addIssue({ code: 'custom', path: ['guides', index, 'code'], message });
  });
});

export type FirstAidPage = Resolved<typeof firstAidPage>;
