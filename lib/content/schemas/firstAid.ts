import { choice, group, inEnglish, line, list, paragraph } from '@/lib/content/fields';
import type { Resolved } from '@/lib/content/inherited';
import { picture } from '@/lib/content/pictureFields';
import { FIRST_AID_NAMES } from './firstAidNames';
import { review } from './health';
import { note } from './parts';
import { color } from './variants';

/** More is not read in an emergency. */
const MAX_LINES = 5;

/** Longer lines are not read at a glance. In characters. */
const MAX_LENGTH = 125;

const short = (label: string, hint = `${MAX_LENGTH} lettres au plus.`) =>
  paragraph(label, { hint, max: MAX_LENGTH });

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
  leaveFirst: note('Avant tout'),
  neverLabel: line('Devant ce qu’il ne faut jamais faire'),
  review: review(),
  guides: list('Gestes', guide, { fixed: true }),
}).superRefine(({ guides }, { addIssue }) => {
  for (const [code, name] of Object.entries(FIRST_AID_NAMES)) {
    if (guides.filter((one) => one.code === code).length === 1) continue;
    const message = `le geste « ${name} » doit être dans la liste, une fois : des signes y mènent`;
    addIssue({ code: 'custom', path: ['guides'], message });
  }
});

export type FirstAidPage = Resolved<typeof firstAidPage>;
