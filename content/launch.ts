import { typeset } from '@/lib/typography';
import type { LaunchPoint } from '@/lib/content/schemas/launch';

/**
 * What only the owner can confirm. `npm run launch-check` prints each open question and fails
 * while one is left: answer it, correct the content if need be, then set `confirmed: true`.
 */
export const launchPoints: LaunchPoint[] = typeset([
  {
    id: 'prix-aide-quotidienne',
    question:
      'Aide à la vie quotidienne : les prix sont-ils exacts ? Le forfait de 10 heures coûte 4 000 FCFA, et celui de 20 heures 10 000 FCFA. Une seule heure ponctuelle coûte déjà 2 500 FCFA.',
    confirmed: false,
  },
  {
    id: 'prix-soins',
    question:
      'Soins médicaux : les soins complexes commencent-ils bien à 3 000 FCFA, comme la visite standard ? Le forfait nuit ou week-end va-t-il de 12 000 à 25 000 FCFA ?',
    confirmed: false,
  },
  {
    id: 'prix-parametres',
    question:
      'Paramètres médicaux : ces prix sont-ils exacts ? 4 500 FCFA pour 1 contrôle, 12 000 FCFA pour 3 visites par semaine, 18 000 FCFA pour 5 jours.',
    confirmed: false,
  },
  {
    id: 'prix-autres-services',
    question:
      'Grossesse, accompagnement thérapeutique et nutrition : les prix affichés sont-ils ceux que vous pratiquez aujourd’hui ?',
    confirmed: false,
  },
  {
    id: 'horaires-consultations',
    question:
      'Consultations au centre : ouvrez-vous en semaine de 8 h à 18 h, et le samedi de 9 h à 14 h ? Le dimanche, recevez-vous seulement les urgences ?',
    confirmed: false,
  },
  {
    id: 'horaires-accueil',
    question:
      'Accueil téléphonique : répondez-vous du lundi au vendredi de 8 h à 20 h ? Répondez-vous aux urgences 24 h/24, nuits et week-ends compris ?',
    confirmed: false,
  },
  {
    id: 'horaires-domicile',
    question: 'Soins à domicile : intervenez-vous 7 jours sur 7, de 7 h à 22 h ?',
    confirmed: false,
  },
  {
    id: 'garde-de-nuit',
    question:
      'Le forfait nuit dépasse l’horaire de 7 h à 22 h affiché pour les soins à domicile. Proposez-vous bien des soins et une garde de nuit ?',
    confirmed: false,
  },
  {
    id: 'zone',
    question:
      'Zone d’intervention : quels quartiers de Yaoundé et quels environs desservez-vous, et avec quels frais de déplacement ?',
    confirmed: false,
  },
  {
    id: 'chiffres',
    question:
      'Chiffres de la page « À propos » : pouvez-vous justifier « 12+ » années d’expérience des soignants, « 5K+ » patients satisfaits et « 15+ » professionnels ?',
    confirmed: false,
  },
  {
    id: 'histoire',
    question:
      'Page « À propos » : l’histoire du centre, la façon de travailler et le mot du fondateur sont-ils exacts ?',
    confirmed: false,
  },
  {
    id: 'equipe',
    question:
      'Équipe : le site parle de professionnels certifiés, d’infirmiers, de sages-femmes, d’un accompagnement thérapeutique et de conseils en nutrition. Avez-vous vérifié les diplômes de chacun ?',
    confirmed: false,
  },
  {
    id: 'pharmacie-et-equipement',
    question:
      'Pharmacie intégrée et équipement moderne : ce que dit la page « À propos » correspond-il au centre ?',
    confirmed: false,
  },
  {
    id: 'deroulement',
    question:
      'Déroulement des visites : les pages décrivent une évaluation, un programme écrit, un carnet et des nouvelles à la famille. Travaillez-vous ainsi ?',
    confirmed: false,
  },
  {
    id: 'textes-de-sante',
    question:
      'Un médecin a-t-il relu les pages de services, avec leurs limites et leurs signes d’alerte ?',
    confirmed: false,
  },
  {
    id: 'numeros-urgence',
    question:
      'Numéros nationaux d’urgence : les avez-vous appelés depuis Yaoundé ? N’ajoutez dans `content/site.ts` que ceux qui répondent.',
    confirmed: false,
  },
  {
    id: 'confidentialite',
    question:
      'Votre conseil juridique a-t-il lu et validé la page « Confidentialité », puis les pages « Conditions » et « Cookies » ?',
    confirmed: false,
  },
  {
    id: 'motifs',
    question:
      'Motifs de tissu inspirés du ndop et du toghu : une personne qui connaît ces étoffes les a-t-elle approuvés ?',
    confirmed: false,
  },
] satisfies LaunchPoint[]);
