import { typeset } from '@/lib/typography';
import type { Picture } from '@/lib/content/fields';

/** The texts around the appointment form. Its labels and messages stand beside the form itself. */
export interface AppointmentContent {
  title: string;
  lead: string;
  stepsHeading: string;
  steps: { title: string; text: string }[];
  emergency: { heading: string; text: string };
  confirmationPicture: Picture;
}

/** A request is never called a confirmed appointment: the centre answers first. */
export const appointment: AppointmentContent = typeset({
  title: 'Prenez Rendez-vous',
  lead: 'Dites-nous ce qu’il vous faut et quand cela vous arrange. Quelques minutes suffisent.',
  stepsHeading: 'Et ensuite ?',
  steps: [
    {
      title: 'Nous lisons votre demande',
      text: 'Une personne de l’équipe la lit et regarde qui peut vous recevoir ou venir chez vous.',
    },
    {
      title: 'Nous vous répondons',
      text: 'Nous vous répondons par téléphone ou par e-mail. Posez-nous alors toutes vos questions.',
    },
    {
      title: 'Nous choisissons la date ensemble',
      text: 'La date du formulaire est un souhait. Le rendez-vous existe quand nous l’avons fixé avec vous.',
    },
  ],
  emergency: {
    heading: 'C’est une urgence ?',
    text: 'N’utilisez pas ce formulaire. Appelez le centre, ou allez sans attendre à l’hôpital le plus proche.',
  },
  confirmationPicture: {
    src: '/illustrations/confirmation.svg',
    alt: 'À l’accueil, un réceptionniste souriant note un rendez-vous dans son agenda.',
  },
} satisfies AppointmentContent);
