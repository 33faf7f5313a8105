/**
 * Lists what the demonstration needs before it can go live: real values, keys, reviews by a doctor
 * and the owner's confirmations.
 */
import * as z from 'zod';
import { files, folders, type Content } from '@/lib/content/collections';
import { getMeta, unwrapped, walkSchema } from '@/lib/content/schemaWalk';
import type { Review } from '@/lib/content/schemas/health';
import { LAUNCH_SUBJECTS } from '@/lib/content/schemas/launch';
import { SAMPLE_FIELDS } from '@/lib/content/schemas/site';
import { formatFullDate } from '@/lib/dates/formatDate';
import { isReviewDue } from '@/lib/dates/reviews';
import { checkEnvironment, type LaunchEnvironment } from './environment';

export interface LaunchInput extends LaunchEnvironment {
  content: Content;
  /** The text of each file, by path: `content/legal/privacy.md`. */
  sources: ReadonlyMap<string, string>;
  /** The day in Yaoundé, `YYYY-MM-DD`. */
  today: string;
}

/** Open points of one kind, as French sentences. */
export interface LaunchGroup {
  heading: string;
  points: string[];
  /** Set if the group does not block the launch: the behaviour of the live site meanwhile. */
  harmless?: string;
  /** Another way to resolve the points. */
  recommendation?: string;
}

/** The e-mail address, the pages and the phones of the demonstration, which may have been copied anywhere. */
const SAMPLE =
  /[\w.@-]*(?:aide-a-la-vie\.example|aidealavie\.exemple)[\w.-]*|\+?237\s?6\s?00\s?00\s?00[\s\d]*\d/;

const SAMPLE_PERSON = 'mettez une vraie personne, avec son accord, puis éteignez « … d’exemple »';
const SAMPLE_VALUE =
  'écrivez la vraie valeur, puis ôtez ce nom de « Champs qui sont encore des exemples »';

const NOT_SHOWN =
  'Le site en ligne ne les montre pas. C’est juste ? Allumez « C’est confirmé » ou, après une visite, écrivez le jour : Vérifié le.';

/**
 * Lists the open points.
 *
 * @returns Groups with at least one point.
 */
export function launchCheck(input: LaunchInput): LaunchGroup[] {
  const { samples, awaited, due, unconfirmed } = walkContent(input.content, input.today);
  const { online, points } = input.content.launch;
  const groups: LaunchGroup[] = [
    { heading: 'Réglages de l’hébergement', points: checkEnvironment(input) },
    {
      heading: 'Exemples à remplacer',
      points: [...samples, ...sampleLines(input.sources, samples.length > 0)],
    },
    {
      heading:
        'Textes à faire relire par un médecin, qui signe dans « Relecture par un médecin » : Relu par, Relu le',
      points: awaited,
      // Once online, a new text must not block other changes.
      ...(online
        ? { harmless: 'Chaque page le dit sous son texte.' }
        : {
            recommendation:
              'Le site est déjà en ligne ? Écrivez depuis quel jour dans « Avant la mise en ligne », En ligne depuis le : ces textes ne retiendront plus rien.',
          }),
    },
    {
      heading: 'Relectures à refaire',
      points: due,
      harmless: 'Ces textes restent en ligne, et chaque page le dit.',
    },
    ...Object.entries(LAUNCH_SUBJECTS).map(([subject, name]) => ({
      heading: `À confirmer, dans « Avant la mise en ligne », ${name}`,
      points: points
        .filter((point) => point.subject === subject && !point.confirmed)
        .map(({ question }) => question),
    })),
    { heading: 'Pas encore confirmé', points: unconfirmed, harmless: NOT_SHOWN },
  ];
  return groups.filter((group) => group.points.length > 0);
}

/** The fields that the launch depends on; a group has some of them. */
interface Fields {
  /** Of the centre's facts, the names of the fields. */
  sample?: boolean | (keyof typeof SAMPLE_FIELDS)[];
  confirmed?: boolean;
  checked?: string;
  review?: Review;
  news?: boolean;
  neighbourhoods?: string[];
}

/** Walks once through everything that the site shows. */
function walkContent(content: Content, today: string) {
  const found = {
    samples: [] as string[],
    awaited: [] as string[],
    due: [] as string[],
    unconfirmed: [] as string[],
  };
  for (const { name, place, shape, fields } of groupsIn(content)) {
    const { sample, confirmed, checked, review, news, neighbourhoods } = fields;
    if (sample === true) found.samples.push(`${place} : ${SAMPLE_PERSON}`);
    for (const field of Array.isArray(sample) ? sample : [])
      found.samples.push(`${SAMPLE_FIELDS[field]} : ${SAMPLE_VALUE}`);
    if ('review' in shape && !review && !news) {
      // A wrong threshold is dangerous, so each is named. One signature is for all.
      const signs = name === 'signs' ? content.signs.signs.filter((sign) => sign.threshold) : [];
      const thresholds = signs.map(({ words }) => `Seuil : ${words}`);
      found.awaited.push([place, ...thresholds].join('\n    · '));
    }
    if (review && isReviewDue(review, today))
      found.due.push(`${place} : à relire depuis le ${formatFullDate(review.until, 'fr')}`);
    const isWaiting = confirmed === false || ('checked' in shape && !checked);
    if (isWaiting && neighbourhoods?.length !== 0)
      found.unconfirmed.push([place, ...(neighbourhoods ?? [])].join(', '));
  }
  return found;
}

/** Each group of fields, with its place in the editor: «Article : Dormir». */
function* groupsIn(content: Content) {
  for (const [name, { schema: root }] of Object.entries({ ...files, ...folders })) {
    // Its points are listed by subject.
    if (name === 'launch') continue;
    for (const entry of [content[name as keyof Content]].flat()) {
      for (const { schema, value } of walkSchema(root, entry)) {
        const group = unwrapped(schema);
        if (!(group instanceof z.ZodObject)) continue;
        const { name: own, author, title, question } = value as Record<string, unknown>;
        const place = [getMeta(root).label, ...[own, author, title, question].filter(isText)];
        yield { name, place: place.join(' : '), shape: group.shape, fields: value as Fields };
      }
    }
  }
}

const isText = (value: unknown) => typeof value === 'string';

/** The lines with sample contact details. While samples are named, only those of long texts. */
const sampleLines = (sources: LaunchInput['sources'], onlyTexts: boolean): string[] =>
  [...sources]
    .filter(([file]) => file.endsWith('.md') || !onlyTexts)
    .flatMap(([file, text]) =>
      text.split('\n').flatMap((line, index) => {
        const [sample] = SAMPLE.exec(line) ?? [];
        return sample ? [`${file}, ligne ${index + 1} : remplacez « ${sample} », un exemple`] : [];
      }),
    );

/** The groups that block the launch. */
const blocking = (groups: readonly LaunchGroup[]) => groups.filter(({ harmless }) => !harmless);

/** Whether the site may go live. */
export const isReady = (groups: readonly LaunchGroup[]): boolean => blocking(groups).length === 0;

/**
 * The report for the terminal: what blocks the launch, then what does not.
 *
 * @param groups As {@link launchCheck} returns them.
 */
export function formatLaunchReport(groups: readonly LaunchGroup[]): string {
  const open = blocking(groups);
  const others = groups.filter(({ harmless }) => harmless);
  const count = open.reduce((total, { points }) => total + points.length, 0);
  return [
    ...(open.length > 0
      ? [`CE QUI RETIENT LA MISE EN LIGNE : ${count}`, ...open.map(formatGroup)]
      : []),
    ...(others.length > 0 ? ['CE QUI NE LA RETIENT PAS', ...others.map(formatGroup)] : []),
    verdict(count),
  ].join('\n\n');
}

const formatGroup = ({ heading, points, harmless, recommendation }: LaunchGroup): string =>
  [
    `${heading} : ${points.length}`,
    ...[harmless, recommendation].flatMap((line) => (line ? [`  ${line}`] : [])),
    ...points.map((point) => `  - ${point}`),
  ].join('\n');

function verdict(count: number): string {
  if (count === 0) return 'Rien ne manque : le site peut être mis en ligne.';
  const open = count === 1 ? '1 point reste ouvert' : `${count} points restent ouverts`;
  return `${open} : le site n’est pas encore prêt à être mis en ligne.`;
}
