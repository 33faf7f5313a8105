/**
 * Lists what the demonstration needs before it can go live: real values, keys, reviews by a doctor
 * and the owner's confirmations.
 */
import type { Content } from '@/lib/content/collections';
import {
  checkArea,
  checkCommitments,
  checkHospitals,
  checkLaunchPoints,
  checkReviews,
} from './confirmations';
import { checkEnvironment, type LaunchEnvironment } from './environment';
import { checkBodies, checkPeople, checkSite } from './samples';

export interface LaunchInput extends LaunchEnvironment {
  content: Content;
  /** The Markdown texts, by path: `content/legal/privacy.md`. */
  bodies: ReadonlyMap<string, string>;
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

/**
 * Lists the open points.
 *
 * @returns Groups with at least one point.
 */
export function launchCheck(input: LaunchInput): LaunchGroup[] {
  const { awaited, due } = checkReviews(input.content, input.today);
  const groups: LaunchGroup[] = [
    { heading: 'Réglages de l’hébergement', points: checkEnvironment(input) },
    {
      heading: 'Valeurs d’exemple du centre, dans « Coordonnées et horaires »',
      points: checkSite(input.content.site),
    },
    { heading: 'Personnes d’exemple', points: checkPeople(input.content) },
    { heading: 'Coordonnées d’exemple dans les textes', points: checkBodies(input.bodies) },
    {
      heading:
        'Textes à faire relire par un médecin, qui signe dans « Relecture par un médecin » : Relu par, Relu le',
      points: awaited,
      // Once online, a new text must not block other changes.
      ...(input.content.launch.online
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
    ...checkLaunchPoints(input.content).map(({ name, points }) => ({
      heading: `À confirmer, dans « Avant la mise en ligne », ${name}`,
      points,
    })),
    {
      heading: 'Réponses pas encore confirmées',
      points: checkCommitments(input.content),
      harmless:
        'Le site en ligne ne les montre pas. Une réponse est vraie ? Allumez « C’est confirmé ».',
    },
    {
      heading: 'Hôpitaux pas encore vérifiés',
      points: checkHospitals(input.content),
      harmless:
        'Le site en ligne ne les montre pas. Après une visite, écrivez le jour : Vérifié le.',
    },
    {
      heading: 'Quartiers pas encore confirmés',
      points: checkArea(input.content),
      harmless:
        'Le site en ligne ne les montre pas. Une liste est juste ? Allumez « C’est confirmé ».',
    },
  ];
  return groups.filter(({ points }) => points.length > 0);
}
