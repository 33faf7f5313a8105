import { typeset } from '@/lib/typography';
import type { PageFacts } from '@/lib/content/schemas/pages';
import { about } from './about';
import { appointment } from './appointment';
import { blog } from './blog';
import { contact } from './contact';
import { team } from './doctors';
import { home } from './home';
import { servicesPage } from './services';

/**
 * What search engines and link previews say of each page. Services and articles say it themselves,
 * in their own lists. The title of a preview is the one that stands on the page.
 */
export const pages = typeset({
  home: {
    title: home.heading,
    description:
      'Aide à la vie quotidienne, soins médicaux, suivi de grossesse et nutrition à domicile à Yaoundé. Une équipe de soignants vient chez vous, 7 jours sur 7.',
    preview: {
      title: home.heading,
      image: {
        src: '/illustrations/hero-1.svg',
        alt: 'Une auxiliaire de vie tient l’épaule et la main d’une femme âgée qui rit dans son fauteuil.',
      },
      color: 'maize',
    },
  },
  about: {
    title: 'À propos',
    description:
      'L’histoire du centre, fondé à Yaoundé le 7 janvier 2024 par un médecin, ses valeurs, son équipe et les personnes qu’il accompagne en priorité.',
    preview: {
      title: about.hero.heading,
      image: {
        src: '/illustrations/hero-2.svg',
        alt: 'Une médecin en blouse blanche, entre un infirmier en bleu et une sage-femme au voile jaune.',
      },
      color: 'mint',
    },
  },
  services: {
    title: 'Nos services de soins à domicile',
    description:
      'Six services à domicile à Yaoundé : aide quotidienne, soins, suivi de grossesse, accompagnement thérapeutique, paramètres et nutrition, avec leurs tarifs.',
    preview: {
      title: servicesPage.heading,
      image: {
        src: '/illustrations/services-suivi.svg',
        alt: 'Sur le pas de la porte, une infirmière serre la main d’un homme âgé et de sa petite-fille.',
      },
      color: 'maize',
    },
  },
  doctors: {
    title: 'Personnel de santé',
    description:
      'Cardiologue, médecin généraliste, chirurgien-dentiste et pédiatre : les médecins du centre de Yaoundé, leur expérience et leur formation.',
    preview: {
      title: team.title,
      image: {
        src: '/illustrations/services-equipe.svg',
        alt: 'Une sage-femme, un médecin, une infirmière et un auxiliaire de vie, souriants, côte à côte.',
      },
      color: 'indigo',
    },
  },
  contact: {
    title: 'Contact',
    description:
      'Téléphones, WhatsApp, e-mail, adresse et horaires du centre de Yaoundé, et un formulaire pour demander un rendez-vous ou un devis.',
    preview: {
      title: contact.heading,
      image: {
        src: '/illustrations/accueil-telephone.svg',
        alt: 'À l’accueil, une standardiste souriante prend des notes, un casque sur les oreilles.',
      },
      color: 'palm',
    },
  },
  appointment: {
    title: 'Prenez Rendez-vous',
    description:
      'Demandez une consultation au centre ou des soins à domicile à Yaoundé. Le formulaire prend quelques minutes, et l’équipe vous répond.',
    preview: {
      title: appointment.title,
      image: {
        src: '/illustrations/confirmation.svg',
        alt: 'À l’accueil, un réceptionniste souriant note un rendez-vous dans son agenda.',
      },
      color: 'maize',
    },
  },
  blog: {
    title: 'Blog',
    description:
      'Des conseils simples, écrits par des soignants de Yaoundé : accompagner un parent âgé, prévenir les chutes, suivre sa tension, bien manger et mieux dormir.',
    preview: {
      title: blog.heading,
      image: {
        src: '/illustrations/blog-humain.svg',
        alt: 'Sur un banc, sous un manguier, une auxiliaire de vie écoute un homme âgé qui rit.',
      },
      color: 'maize',
    },
  },
  privacy: {
    title: 'Confidentialité de vos données',
    description:
      'Ce que le centre fait des informations que vous lui envoyez, combien de temps il les garde, qui les lit, et comment demander leur effacement.',
    preview: {
      title: 'Confidentialité de vos données',
      image: {
        src: '/illustrations/therapie.svg',
        alt: 'Un homme et une thérapeute en blouse blanche parlent, assis face à face dans des fauteuils.',
      },
      color: 'palm',
    },
  },
  terms: {
    title: 'Mentions légales et conditions d’utilisation',
    description:
      'Qui publie ce site, ce qu’il propose, ce que valent ses tarifs et ses conseils, et les règles de son utilisation, selon le droit du Cameroun.',
    preview: {
      title: 'Mentions légales et conditions d’utilisation',
      image: {
        src: '/illustrations/hopital.svg',
        alt: 'Un auxiliaire de vie pousse le fauteuil roulant d’une femme âgée souriante devant un hôpital.',
      },
      color: 'sky',
    },
  },
  cookies: {
    title: 'Préférences de cookies',
    description:
      'Ce site ne dépose aucun cookie. Voici ce qu’il garde dans votre navigateur pour ne pas perdre votre saisie, et comment l’effacer en un instant.',
    preview: {
      title: 'Préférences de cookies',
      image: {
        src: '/illustrations/parametres.svg',
        alt: 'Un tensiomètre, un thermomètre et un lecteur de glycémie sur une table, un stéthoscope au mur.',
      },
      color: 'cream',
    },
  },
  accessibility: {
    title: 'Accessibilité du site',
    description:
      'Ce que le site fait pour être lu et utilisé par tous, comment nous l’avons vérifié, ce qui reste à améliorer, et comment nous signaler une difficulté.',
    preview: {
      title: 'Accessibilité du site',
      image: {
        src: '/illustrations/quotidien.svg',
        alt: 'Une auxiliaire de vie en tunique verte donne le bras à un homme âgé qui marche avec une canne.',
      },
      color: 'coral',
    },
  },
} satisfies Record<string, PageFacts>);
