import { typeset } from '@/lib/typography';

/** The texts of the contact page. Numbers, address and hours come from `site.ts`. */
export interface ContactContent {
  heading: string;
  lead: string;
  emergency: { heading: string; text: string };
  phone: { heading: string; text: string };
  whatsapp: { heading: string; text: string };
  email: { heading: string; text: string };
  address: { heading: string; intro: string };
  hoursHeading: string;
  form: { heading: string; lead: string };
}

/** Nothing here promises a delay: the specification gives none. */
export const contact: ContactContent = typeset({
  heading: 'Nous contacter',
  lead: 'Appelez, écrivez ou passez nous voir : une personne de l’équipe vous répond.',
  emergency: {
    heading: 'C’est une urgence ?',
    text: 'N’utilisez pas le formulaire. Appelez le centre, ou allez sans attendre à l’hôpital le plus proche.',
  },
  phone: {
    heading: 'Par téléphone',
    text: 'C’est le moyen le plus rapide. Si une ligne est occupée, essayez la suivante.',
  },
  whatsapp: {
    heading: 'Sur WhatsApp',
    text: 'Envoyez un message écrit ou vocal. Évitez les photos d’ordonnance ou de résultats.',
  },
  email: {
    heading: 'Par e-mail',
    text: 'Utile pour une demande de devis, surtout si vous vivez à l’étranger.',
  },
  address: {
    heading: 'Venir au centre',
    intro:
      'Copiez ces indications, puis montrez-les au chauffeur de taxi ou envoyez-les à un proche.',
  },
  hoursHeading: 'Nos horaires',
  form: {
    heading: 'Envoyer une demande de rendez-vous',
    lead: 'Nous vous répondons par téléphone ou par e-mail. Le rendez-vous est fixé avec vous, à ce moment-là.',
  },
} satisfies ContactContent);
