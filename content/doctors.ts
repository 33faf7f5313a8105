import { typeset } from '@/lib/typography';
import type { Doctor } from '@/lib/content/schemas/doctors';

/** The texts around the four cards of the team page. */
export interface TeamContent {
  title: string;
  lead: string;
  cta: { label: string; href: `/${string}` };
}

/** Title and button are the specification's, to the letter. */
export const team: TeamContent = typeset({
  title: 'Notre Équipe Médicale',
  lead: 'Voici celles et ceux qui vous reçoivent au centre et guident les soins à domicile.',
  cta: { label: 'Consulter un spécialiste', href: '/contact' },
} satisfies TeamContent);

/** Example people: no real physician's name, school or page stands here until the owner gives it. */
export const doctors: Doctor[] = typeset([
  {
    id: 1,
    name: 'Dr Solange Ngo Mbock',
    specialty: 'Cardiologue',
    description:
      'Elle suit l’hypertension et les maladies du cœur. Elle explique chaque résultat simplement, au patient comme à sa famille.',
    image: {
      src: '/illustrations/doctor-1.svg',
      alt: 'Portrait du Dr Solange Ngo Mbock, longues tresses, blouse blanche et stéthoscope.',
    },
    color: 'maize',
    experience: '14 ans de pratique',
    education: 'Doctorat en médecine, spécialité cardiologie',
    social: {
      facebook: 'https://www.facebook.com/aidealavie.exemple.cardiologie',
      whatsapp: 'https://wa.me/237600000001',
      instagram: 'https://www.instagram.com/aidealavie.exemple.cardio',
    },
    sample: true,
  },
  {
    id: 2,
    name: 'Dr Armand Tchoumi',
    specialty: 'Médecin généraliste',
    description:
      'Il reçoit toute la famille pour une première consultation. Il organise ensuite les soins à domicile avec les infirmiers.',
    image: {
      src: '/illustrations/doctor-2.svg',
      alt: 'Portrait du Dr Armand Tchoumi, lunettes jaunes, barbe courte et blouse blanche.',
    },
    color: 'indigo',
    experience: '12 ans de pratique',
    education: 'Doctorat en médecine générale',
    social: {
      facebook: 'https://www.facebook.com/aidealavie.exemple.generaliste',
      whatsapp: 'https://wa.me/237600000002',
      instagram: 'https://www.instagram.com/aidealavie.exemple.general',
    },
    sample: true,
  },
  {
    id: 3,
    name: 'Dr Nadège Eyenga',
    specialty: 'Chirurgienne-dentiste',
    description:
      'Elle soigne les dents et les gencives, à tout âge. Elle prend le temps de rassurer ceux que le fauteuil inquiète.',
    image: {
      src: '/illustrations/doctor-3.svg',
      alt: 'Portrait du Dr Nadège Eyenga, chignon haut et grand rire.',
    },
    color: 'palm',
    experience: '12 ans de pratique',
    education: 'Doctorat en chirurgie dentaire',
    social: {
      facebook: 'https://www.facebook.com/aidealavie.exemple.dentaire',
      whatsapp: 'https://wa.me/237600000003',
      instagram: 'https://www.instagram.com/aidealavie.exemple.dents',
    },
    sample: true,
  },
  {
    id: 4,
    name: 'Dr Salomon Ebanda',
    specialty: 'Pédiatre',
    description:
      'Il suit les enfants de la naissance à l’adolescence, surtout ceux qui sont nés avec une malformation.',
    image: {
      src: '/illustrations/doctor-4.svg',
      alt: 'Portrait du Dr Salomon Ebanda, cheveux gris, barbe blanche et sourire paisible.',
    },
    color: 'coral',
    experience: '26 ans de pratique',
    education: 'Doctorat en médecine, spécialité pédiatrie',
    social: {
      facebook: 'https://www.facebook.com/aidealavie.exemple.pediatrie',
      whatsapp: 'https://wa.me/237600000001',
      instagram: 'https://www.instagram.com/aidealavie.exemple.enfants',
    },
    sample: true,
  },
] satisfies Doctor[]);
