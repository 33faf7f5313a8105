import { typeset } from '@/lib/typography';
import type { Site } from '@/lib/content/schemas/site';

/**
 * The centre's own facts. `sample` names the fields that hold an example: the owner replaces each
 * value and takes its name out of the list, and `npm run launch-check` stops asking for it.
 */
export const site: Site = typeset({
  name: 'Aide à la Vie',
  longName: 'Centre médical et de soins à domicile Aide à la Vie',
  tagline: 'Soins à domicile, Yaoundé',
  description:
    'Nous aidons les personnes âgées, malades ou handicapées, les femmes enceintes et leurs familles. Nos équipes viennent chez vous, vous reçoivent au centre et vous accompagnent à l’hôpital, à Yaoundé.',
  founded: '2024-01-07',
  phones: ['+237600000001', '+237600000002', '+237600000003'],
  whatsapp: '+237600000001',
  email: 'contact@aide-a-la-vie.example',
  address: {
    city: 'Yaoundé',
    country: 'Cameroun',
    street: 'Quartier Biyem-Assi, carrefour Acacia',
    directions:
      'Dites au taxi : « Biyem-Assi, carrefour Acacia ». Au carrefour, prenez la montée après la pharmacie. Marchez 200 mètres : le centre est à droite, portail vert, en face de l’école. Si vous cherchez, appelez : nous sortons vous accueillir.',
    // Centred on the city, without a pin: the place is an example too.
    map: 'https://www.openstreetmap.org/#map=13/3.8667/11.5167',
  },
  // Search engines read these words too: «Lundi au vendredi», «Mardi et jeudi», «8 h – 18 h»,
  // «8 h 30 – 12 h et 14 h – 18 h». The content check names what they could not read.
  hours: {
    consultations: {
      title: 'Consultations au centre',
      lines: [
        { days: 'Lundi au vendredi', hours: '8 h – 18 h' },
        { days: 'Samedi', hours: '9 h – 14 h' },
        { days: 'Dimanche', hours: 'urgences uniquement' },
      ],
    },
    reception: {
      title: 'Accueil téléphonique',
      lines: [
        { days: 'Lundi au vendredi', hours: '8 h – 20 h' },
        { days: 'Urgences', hours: '24 h/24' },
      ],
    },
    homeCare: {
      title: 'Soins à domicile',
      lines: [{ days: '7 jours sur 7', hours: '7 h – 22 h' }],
    },
  },
  emergencyNumbers: [],
  social: {
    facebook: 'https://www.facebook.com/aidealavie.exemple',
    whatsapp: 'https://wa.me/237600000001',
    instagram: 'https://www.instagram.com/aidealavie.exemple',
  },
  footerServices: [
    { label: 'Soins d’hygiène', serviceId: 1 },
    { label: 'Aide aux repas et à la nutrition', serviceId: 6 },
    { label: 'Accompagnement médical', serviceId: 2 },
    { label: 'Mobilité et transferts', serviceId: 1 },
    { label: 'Soutien psychologique', serviceId: 4 },
    { label: 'Garde de jour et de nuit', serviceId: 2 },
    { label: 'Courses et démarches', serviceId: 1 },
  ],
  sample: ['name', 'longName', 'phones', 'whatsapp', 'email', 'address', 'social'],
} satisfies Site);
