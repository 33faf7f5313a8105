import type * as z from 'zod';
import {
  choice,
  clause,
  group,
  inEnglish,
  line,
  lineInEnglish,
  list,
  nonEmptyList,
  paragraph,
  reference,
} from '@/lib/content/fields';
import { day, email, formatted, link, phone, time } from '@/lib/content/formattedFields';
import { monthNames } from '@/lib/dates/formatDate';
import { DAY_MS } from '@/lib/dates/yaounde';
import { social } from './parts';

const WEEKDAY_NAMES = {
  Monday: 'Lundi',
  Tuesday: 'Mardi',
  Wednesday: 'Mercredi',
  Thursday: 'Jeudi',
  Friday: 'Vendredi',
  Saturday: 'Samedi',
  Sunday: 'Dimanche',
} as const;

const weekday = choice('Jour', WEEKDAY_NAMES);

/** A day of the week as schema.org names it. */
export type Weekday = z.output<typeof weekday>;

const span = group(
  'Heures',
  {
    opens: time('Ouverture'),
    closes: time('Fermeture'),
  },
  { summary: '{{opens}} – {{closes}}' },
).superRefine(({ opens, closes }, { addIssue }) => {
  // A wrong time has its own message.
  const areTimes = [opens, closes].every((item) => /^\d\d:\d\d$/.test(item));
  if (!areTimes || opens < closes) return;
  addIssue({
    code: 'custom',
    path: ['closes'],
    message: `la fermeture (${closes}) doit venir après l’ouverture (${opens}) : pour une nuit, écrivez la soirée jusqu’à 24:00, et le matin à partir de 00:00 au jour suivant`,
  });
});

/** `25 décembre`, `1er janvier`, `25/12`. */
const DATE = new RegExp(`\\d(?:er)?\\s+(?:${monthNames('fr').join('|')})|\\d/\\d`, 'i');

const hoursLine = group(
  'Ligne',
  {
    days: list('Jours', weekday),
    label: line('Au lieu des jours', { hint: 'Par exemple Urgences.' }).optional(),
    openings: list('Heures', span, { max: 3 }),
    note: clause('Remarque', { hint: 'Par exemple sur rendez-vous.' }).optional(),
    en: inEnglish({
      label: line('Au lieu des jours').optional(),
      note: clause('Remarque').optional(),
    }),
  },
  { summary: '{{label}} {{days}}' },
).superRefine(({ days, label, openings, note }, { addIssue }) => {
  if (days.length === 0 && label === undefined) {
    addIssue({
      code: 'custom',
      path: ['days'],
      message: 'cette ligne ne dit pas quand : écrivez des jours, ou un texte à leur place (label)',
    });
  }
  if (days.length === 0 && openings.length === 0 && DATE.test(label ?? '')) {
    addIssue({
      code: 'custom',
      path: ['label'],
      message: `« ${label} » ne se lit qu’ici, et le site se dirait ouvert ce jour-là : ôtez cette ligne, et écrivez la date sous « Jours de fermeture » (closingDays)`,
    });
  }
  if (openings.length === 0 && note === undefined) {
    addIssue({
      code: 'custom',
      path: ['openings'],
      message: 'cette ligne ne dit pas à quelle heure : écrivez des heures ou une remarque (note)',
    });
  }
});

/** One line of opening hours: the same spans on each of its days. Format: `lib/openingHours/formatHours.ts`. */
export type HoursLine = z.output<typeof hoursLine>;

/** French names of the sets of hours. */
const HOURS_SETS = {
  consultations: 'Consultations au centre',
  reception: 'Accueil téléphonique',
  homeCare: 'Soins à domicile',
} as const;

/** A longer period is an error in the year. */
const MAX_CLOSED_DAYS = 366;

const closingDay = group(
  'Jour',
  {
    date: day('Date', { hint: 'Pour une période : son premier jour.' }),
    until: day('Jusqu’au', {
      hint: 'Pour une période seulement : son dernier jour.',
    }).optional(),
    reason: line('Raison', {
      hint: 'Par exemple Noël, congés annuels. Le site l’écrit après « fermé », entre parenthèses.',
    }).optional(),
    sets: list('Ce qui est fermé', choice('Horaires', HOURS_SETS), {
      hint: 'Rien de choisi : tout le centre.',
    }),
    en: inEnglish({ reason: line('Raison').optional() }),
  },
  { summary: '{{date}} {{reason}}' },
).superRefine(({ date, until = date }, { addIssue }) => {
  const refuse = (message: string) => addIssue({ code: 'custom', path: ['until'], message });
  const days = (Date.parse(until) - Date.parse(date)) / DAY_MS;
  if (days < 0) {
    refuse(
      `le dernier jour (${until}) doit venir après le premier (${date}) : corrigez l’un des deux`,
    );
  }
  if (days > MAX_CLOSED_DAYS) {
    refuse(`du ${date} au ${until}, il y a ${days} jours : vérifiez l’année`);
  }
});

/** A day or a period on which some or all hours do not apply. `lib/openingHours/closingDays.ts` formats it. */
export type ClosingDay = z.output<typeof closingDay>;

const hoursSet = (label: string) =>
  group(label, {
    title: line('Titre'),
    en: lineInEnglish(),
    lines: nonEmptyList('Lignes', hoursLine),
  }).superRefine(({ lines }, { addIssue }) => {
    lines.forEach((line, index) => {
      const others = lines.slice(0, index).filter((other) => contradict(line, other));
      const day = line.days.find((one) => others.some(({ days }) => days.includes(one)));
      if (!day) return;
      const message = `${WEEKDAY_NAMES[day]} est dans deux lignes qui se contredisent : ôtez-le de l’une des deux`;
      addIssue({ code: 'custom', path: ['lines', index, 'days'], message });
    });
  });

/** Whether a day can't have both: one has no hours. */
const contradict = (line: HoursLine, other: HoursLine): boolean =>
  (line.openings.length === 0) !== (other.openings.length === 0);

/** One of the centre's three sets of hours. */
export type OpeningHours = z.output<ReturnType<typeof hoursSet>>;

/** French names of the fields that hold example values at first. */
export const SAMPLE_FIELDS = {
  name: 'Nom court',
  longName: 'Nom complet',
  phones: 'Téléphones',
  whatsapp: 'Numéro WhatsApp',
  email: 'Adresse e-mail',
  address: 'Adresse et itinéraire',
  social: 'Pages sur les réseaux',
} as const;

/** The centre's contact details and hours. */
export const site = group('Coordonnées et horaires', {
  name: line('Nom court', {
    hint: 'Comme sur l’enseigne. Les téléphones l’écrivent sous l’icône, et coupent un nom long.',
  }),
  longName: line('Nom complet'),
  tagline: line('Devise'),
  description: paragraph('Présentation du pied de page', { hint: 'Deux phrases.' }),
  founded: day('Date de fondation'),
  // The header, the footer and the contact page fit three.
  phones: nonEmptyList('Téléphones', phone('Téléphone'), { max: 3 }),
  whatsapp: phone('Numéro WhatsApp'),
  email: email('Adresse e-mail'),
  address: group('Adresse', {
    city: line('Ville'),
    country: line('Pays'),
    street: line('Quartier et carrefour'),
    // Longer ones overflow the printable «urgence».
    directions: paragraph('Itinéraire', {
      hint: 'De repère en repère, comme on le dit au taxi.',
      max: 330,
    }),
    map: link('Lien vers une carte'),
  }),
  hours: group('Horaires', {
    consultations: hoursSet(HOURS_SETS.consultations),
    reception: hoursSet(HOURS_SETS.reception),
    homeCare: hoursSet(HOURS_SETS.homeCare),
  }),
  closingDays: list('Jours de fermeture', closingDay, {
    hint: 'Jours fériés, congés. Le site les annonce quatre semaines avant ; un jour passé disparaît de lui-même.',
  }),
  urgentCare: paragraph('Ce que le centre appelle une urgence', {
    hint: 'Des soins, jamais une vie en danger. La page de contact et celle des tarifs la montrent.',
  }),
  emergency: group('En cas d’urgence', {
    rule: paragraph('La règle', { hint: 'La même partout : l’hôpital d’abord, puis le centre.' }),
    hospital: paragraph('Sous « Hôpital tout de suite »'),
    call: paragraph('Sous « Appelez aujourd’hui »', { hint: 'Le numéro est ajouté après.' }),
    appointment: paragraph('Sous « Prenez rendez-vous »'),
  }),
  emergencyNumbers: list(
    'Numéros nationaux d’urgence',
    group('Numéro', {
      label: line('Nom'),
      number: formatted(
        'Numéro',
        /^\+?\d[\d\s]*$/,
        (text) =>
          `« ${text} » ne s’appelle pas : écrivez un seul numéro, en chiffres, et le reste sous « Nom »`,
        { hint: 'Seulement un numéro que vous avez appelé vous-même.' },
      ),
    }),
  ),
  social: social(),
  en: inEnglish({
    tagline: line('Devise'),
    country: line('Pays'),
    urgentCare: paragraph('Ce que le centre appelle une urgence'),
    emergency: group('En cas d’urgence', {
      rule: paragraph('La règle'),
      hospital: paragraph('Sous « Hôpital tout de suite »'),
    }),
  }),
  footerServices: list(
    'Services du pied de page',
    group('Lien', { label: line('Texte'), service: reference('Service', 'service') }),
  ),
  sample: list('Champs qui sont encore des exemples', choice('Champ', SAMPLE_FIELDS)),
});

export type Site = z.output<typeof site>;
