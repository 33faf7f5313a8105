import type * as z from 'zod';
import { foldNeighbourhood } from '@/lib/serviceArea/neighbourhoodIn';
import { AREA_ANSWERS, splitNames, type AreaAnswer } from '@/lib/serviceArea/neighbourhoods';
import { clause, group, inEnglish, line, list, paragraph, yesNo } from '@/lib/content/fields';
import { head } from './parts';

/** French names of the answers, for the owner. */
const LABELS: Record<AreaAnswer, string> = {
  covered: 'Oui',
  extraFee: 'Oui, transport à payer',
  notCovered: 'Pas encore',
};

const answer = (label: string) =>
  group(label, {
    title: clause('Réponse', { hint: 'Sur le site, elle vient après le nom du quartier.' }),
    text: paragraph('Ce que cela veut dire'),
    en: inEnglish({ title: clause('Réponse'), text: paragraph('Ce que cela veut dire') }),
    confirmed: yesNo('C’est confirmé', 'Éteint : le site en ligne ne montre pas ces quartiers.'),
    neighbourhoods: list(
      'Quartiers',
      line('Nom', { hint: 'Deux noms du même quartier : Nkolndongo / Nkoldongo.' }),
      { folded: true },
    ),
  });

/** The service area. Each neighbourhood has one answer. */
export const area = head('Quartiers', {
  fieldLabel: line('Au-dessus de la case'),
  listLabel: line('Au-dessus de la liste'),
  covered: answer(LABELS.covered),
  extraFee: answer(LABELS.extraFee),
  notCovered: answer(LABELS.notCovered),
  unknown: paragraph('Pour un quartier qui n’est pas dans la liste', {
    hint: 'Jamais un refus : le téléphone et WhatsApp suivent.',
  }),
  unreachable: paragraph('Quand le réseau manque pour répondre', {
    hint: 'La liste est dessous, le téléphone et WhatsApp suivent.',
  }),
  en: inEnglish({
    ...head('Quartiers').shape,
    fieldLabel: line('Au-dessus de la case'),
    listLabel: line('Au-dessus de la liste'),
    unknown: paragraph('Pour un quartier qui n’est pas dans la liste'),
    unreachable: paragraph('Quand le réseau manque pour répondre'),
  }),
}).superRefine((content, { addIssue }) => {
  const listed = new Map<string, AreaAnswer>();
  for (const which of AREA_ANSWERS) {
    content[which].neighbourhoods.forEach((names, index) => {
      for (const name of splitNames(names)) {
        const before = listed.get(foldNeighbourhood(name));
        if (before) {
          addIssue({
            code: 'custom',
            path: [which, 'neighbourhoods', index],
            message: `« ${name} » est déjà dans « ${LABELS[before]} » : un quartier n’a qu’une réponse`,
          });
        }
        listed.set(foldNeighbourhood(name), which);
      }
    });
  }
});

export type Area = z.output<typeof area>;
