import { typeset } from '@/lib/typography';
import type { IconName, Picture } from '@/lib/content/fields';
import type { Slide } from '@/lib/content/schemas/parts';
import type { HomeServiceCard, Service, ServiceCard } from '@/lib/content/schemas/services';

/** One picture serves a service's page and its cards, so its description is written once. */
const pictures = {
  daily: {
    src: '/illustrations/quotidien.svg',
    alt: 'Une auxiliaire de vie en tunique verte donne le bras à un homme âgé qui marche avec une canne.',
  },
  nursing: {
    src: '/illustrations/soins.svg',
    alt: 'Une infirmière en tunique bleue pose un pansement sur le bras d’un enfant assis dans un fauteuil.',
  },
  pregnancy: {
    src: '/illustrations/grossesse.svg',
    alt: 'Une sage-femme pose la main sur le ventre d’une femme enceinte qui sourit, près d’une fenêtre.',
  },
  therapy: {
    src: '/illustrations/therapie.svg',
    alt: 'Un homme et une thérapeute en blouse blanche parlent, assis face à face dans des fauteuils.',
  },
  measures: {
    src: '/illustrations/parametres.svg',
    alt: 'Un tensiomètre, un thermomètre et un lecteur de glycémie sur une table, un stéthoscope au mur.',
  },
  nutrition: {
    src: '/illustrations/nutrition.svg',
    alt: 'Une diététicienne et une fillette à table, devant un bol de légumes, un avocat et une papaye.',
  },
  bloodPressure: {
    src: '/illustrations/hero-3.svg',
    alt: 'Une infirmière mesure la tension d’un homme âgé, assis à la table de son salon.',
  },
} satisfies Record<string, Picture>;

/** The six services. Amounts are in CFA francs and stay plain numbers: they also feed structured data. */
export const services: Service[] = typeset([
  {
    id: 1,
    icon: 'hand-heart',
    color: 'coral',
    title: 'Aide à la vie quotidienne',
    description:
      'Lever, toilette, repas, courses et sorties : une auxiliaire de vie vous aide à rester chez vous, à votre rythme.',
    image: pictures.daily,
    features: [
      'Aide au lever, au coucher et aux transferts',
      'Toilette, habillage et soins d’hygiène',
      'Préparation des repas et aide pour manger',
      'Courses, petites démarches et entretien du linge',
      'Promenades, visites et rendez-vous',
      'Présence et conversation au quotidien',
    ],
    pricing: [
      { option: 'Forfait 10 heures par semaine', amount: 4000 },
      { option: 'Forfait 20 heures par semaine', amount: 10000 },
      { option: 'Aide ponctuelle', amount: 2500, per: 'heure' },
    ],
  },
  {
    id: 2,
    icon: 'first-aid',
    color: 'mint',
    title: 'Soins médicaux à domicile',
    description:
      'Un infirmier vient chez vous pour les pansements, les injections prescrites et la surveillance, en lien avec votre médecin.',
    image: pictures.nursing,
    features: [
      'Pansements et soins après une opération',
      'Injections et perfusions sur ordonnance',
      'Aide à la prise des médicaments prescrits',
      'Surveillance d’une maladie chronique',
      'Présence infirmière la nuit et le week-end',
      'Accompagnement aux consultations et à l’hôpital',
      'Lien régulier avec votre médecin',
    ],
    pricing: [
      { option: 'Visite infirmière standard', amount: 3000 },
      { option: 'Soins complexes', amount: 3000, upTo: 15000 },
      { option: 'Forfait nuit ou week-end', amount: 12000, upTo: 25000 },
    ],
  },
  {
    id: 3,
    icon: 'pregnancy',
    color: 'indigo',
    title: 'Suivi de grossesse à domicile',
    description:
      'Une sage-femme vous suit à la maison, prépare la naissance avec vous et vous aide après l’accouchement.',
    image: pictures.pregnancy,
    features: [
      'Visite de 1 heure par une sage-femme',
      'Contrôle de la tension et du poids',
      'Écoute des battements du cœur du bébé',
      'Préparation à la naissance et au retour',
      'Aide à l’allaitement et aux premiers soins',
      'Réponses à vos questions, sans jugement',
    ],
    pricing: [{ option: 'Visite de 1 heure', amount: 5000 }],
  },
  {
    id: 4,
    icon: 'chat',
    color: 'palm',
    title: 'Accompagnement thérapeutique',
    description:
      'Une écoute régulière, chez vous, pour traverser la maladie, le deuil, l’épuisement ou un trouble psychique.',
    image: pictures.therapy,
    features: [
      'Entretiens à domicile de 1 ou 2 heures',
      'Soutien pendant la maladie ou le deuil',
      'Accompagnement d’un trouble psychique déjà suivi',
      'Appui aux parents et aux proches aidants',
      'Option bien-être choisie avec vous',
    ],
    pricing: [
      { option: '1 heure par jour', amount: 3000, upTo: 5000 },
      { option: '2 heures par jour', amount: 6000, upTo: 12000 },
      { option: 'Option bien-être', amount: 10000, upTo: 25000 },
    ],
  },
  {
    id: 5,
    icon: 'pulse',
    color: 'cream',
    title: 'Prise des paramètres médicaux',
    description:
      'Tension, glycémie, pouls, température, poids : un soignant mesure chez vous, note et vous explique chaque résultat.',
    image: pictures.measures,
    features: [
      'Mesure de la tension et du pouls',
      'Contrôle de la glycémie au bout du doigt',
      'Relevé de la température et du poids',
      'Carnet de suivi rempli à chaque visite',
      'Explication des résultats en mots simples',
      'Alerte au médecin si un chiffre inquiète',
    ],
    pricing: [
      { option: 'Contrôle unique', amount: 4500 },
      { option: 'Forfait 3 visites par semaine', amount: 12000 },
      { option: 'Suivi quotidien pendant 5 jours', amount: 18000 },
    ],
  },
  {
    id: 6,
    icon: 'bowl',
    color: 'maize',
    title: 'Services de nutrition',
    description:
      'Des repas équilibrés, cuisinés selon votre santé et vos goûts, avec les produits du marché.',
    image: pictures.nutrition,
    features: [
      'Point sur vos habitudes et vos besoins',
      'Menus adaptés aux conseils de votre médecin',
      'Repas préparés avec les produits du marché',
      'Textures plus faciles à mâcher et à avaler',
      'Suivi du poids et de l’appétit',
      'Conseils pour cuisiner en famille',
    ],
    pricing: [
      { option: 'Un repas', amount: 3000 },
      { option: 'Suivi hebdomadaire', amount: 5000, upTo: 25000 },
      { option: 'Forfait semaine', amount: 7000, upTo: 35000 },
    ],
  },
] satisfies Service[]);

/**
 * The six cards of the services page. Their ids are the specification's 1, 2, 2, 3, 4 and 6: the
 * second 2 presents the nights and week-ends of the same service.
 */
export const serviceCards: ServiceCard[] = typeset([
  {
    key: 'quotidien',
    id: 1,
    title: 'Aide à la vie quotidienne',
    description:
      'Une auxiliaire de vie vous aide dans les gestes de chaque jour. Elle fait avec vous, sans vous presser.',
    features: [
      'Lever, toilette, habillage',
      'Repas et courses',
      'Transferts et promenades',
      'Présence et conversation',
    ],
    color: 'coral',
    icon: 'hand-heart',
    image: pictures.daily,
  },
  {
    key: 'soins',
    id: 2,
    title: 'Soins médicaux à domicile',
    description:
      'Un infirmier fait chez vous les soins prescrits. Il surveille votre état et reste en lien avec votre médecin.',
    features: [
      'Pansements et injections prescrites',
      'Suite d’opération',
      'Maladies chroniques',
      'Lien avec votre médecin',
    ],
    color: 'mint',
    icon: 'first-aid',
    image: pictures.nursing,
  },
  {
    key: 'nuit-et-week-end',
    id: 2,
    title: 'Soins de nuit et de week-end',
    description:
      'Quand la nuit inquiète, un infirmier reste auprès de vous. Vos proches peuvent enfin dormir.',
    features: [
      'Présence infirmière la nuit',
      'Passages du week-end',
      'Soins prescrits à heure fixe',
      'Repos pour la famille',
    ],
    color: 'coral',
    icon: 'moon',
    image: pictures.bloodPressure,
  },
  {
    key: 'grossesse',
    id: 3,
    title: 'Suivi de grossesse à domicile',
    description:
      'Une sage-femme vient vous voir avant et après la naissance. Vous posez vos questions au calme, chez vous.',
    features: [
      'Visite de 1 heure',
      'Tension, poids, cœur du bébé',
      'Préparation à la naissance',
      'Aide à l’allaitement',
    ],
    color: 'indigo',
    icon: 'pregnancy',
    image: pictures.pregnancy,
  },
  {
    key: 'therapie',
    id: 4,
    title: 'Accompagnement thérapeutique',
    description:
      'Parler aide à tenir debout. Nous vous écoutons chez vous, pendant la maladie, le deuil ou l’épuisement.',
    features: [
      'Entretiens chez vous',
      'Soutien dans le deuil',
      'Appui aux proches aidants',
      'Option bien-être',
    ],
    color: 'palm',
    icon: 'chat',
    image: pictures.therapy,
  },
  {
    key: 'nutrition',
    id: 6,
    title: 'Services de nutrition',
    description:
      'Nous composons avec vous des repas qui respectent votre santé, votre budget et les goûts de la maison.',
    features: [
      'Repas préparés chez vous',
      'Menus selon votre santé',
      'Produits du marché',
      'Suivi du poids',
    ],
    color: 'maize',
    icon: 'bowl',
    image: pictures.nutrition,
  },
] satisfies ServiceCard[]);

/** The five cards of the home page. The first two are the wide ones. */
export const homeServiceCards: HomeServiceCard[] = typeset([
  {
    id: 4,
    title: 'Accompagnement thérapeutique',
    description: 'Quelqu’un vous écoute, régulièrement, pour ne pas porter seul ce qui pèse.',
    features: ['Écoute', 'Deuil', 'Maladie', 'Proches aidants'],
    color: 'palm',
    icon: 'chat',
    image: pictures.therapy,
  },
  {
    id: 2,
    title: 'Soins médicaux à domicile',
    description: 'L’infirmier vient à vous, avec le soin que votre médecin a prescrit.',
    features: ['Pansements', 'Injections', 'Surveillance', 'Nuit et week-end'],
    color: 'mint',
    icon: 'first-aid',
    image: pictures.nursing,
  },
  {
    id: 6,
    title: 'Services de nutrition',
    description: 'Des plats d’ici, équilibrés et bons, préparés selon votre santé.',
    features: ['Menus', 'Repas', 'Conseils', 'Suivi'],
    color: 'maize',
    icon: 'bowl',
    image: pictures.nutrition,
  },
  {
    id: 1,
    title: 'Aide à la vie quotidienne',
    description:
      'Du lever au coucher, une auxiliaire de vie vous prête ses mains et vous tient compagnie.',
    features: ['Toilette', 'Repas', 'Courses', 'Sorties'],
    color: 'coral',
    icon: 'hand-heart',
    image: pictures.daily,
  },
  {
    id: 3,
    title: 'Suivi de grossesse à domicile',
    description: 'Une sage-femme vous suit à la maison, avant et après la naissance de votre bébé.',
    features: ['Visite de 1 heure', 'Tension et poids', 'Naissance', 'Allaitement'],
    color: 'indigo',
    icon: 'pregnancy',
    image: pictures.pregnancy,
  },
] satisfies HomeServiceCard[]);

/** The slides of the services page. Each leads to the list below it, as specified. */
export const servicesSlides: Slide[] = typeset([
  {
    id: 1,
    image: {
      src: '/illustrations/services-trajet.svg',
      alt: 'Une auxiliaire aide un vieil homme à descendre d’un taxi jaune devant l’hôpital.',
    },
    title: 'Jusqu’à l’hôpital, et retour',
    subtitle:
      'Nous partons avec vous, nous restons pendant la consultation et nous rentrons ensemble.',
    cta: { label: 'Voir nos services', href: '/services' },
  },
  {
    id: 2,
    image: {
      src: '/illustrations/services-suivi.svg',
      alt: 'Un grand-père et sa petite-fille accueillent l’infirmière à leur porte.',
    },
    title: 'Votre santé suivie, visite après visite',
    subtitle: 'Tension, glycémie, poids : nous mesurons, nous notons et nous vous expliquons.',
    cta: { label: 'Choisir un service', href: '/services' },
  },
  {
    id: 3,
    image: {
      src: '/illustrations/services-equipe.svg',
      alt: 'Une sage-femme, un médecin, une infirmière et un auxiliaire de vie côte à côte.',
    },
    title: 'Plusieurs métiers, une seule équipe',
    subtitle:
      'Médecins, infirmiers, sages-femmes et auxiliaires de vie se parlent pour mieux vous aider.',
    cta: { label: 'Découvrir nos soins', href: '/services' },
  },
] satisfies Slide[]);

/** The panel «Informations pratiques», the same for every service. */
export const practicalInformation: { label: string; text: string; icon: IconName }[] = typeset([
  { label: 'Zone', text: 'Yaoundé et ses environs, Cameroun', icon: 'map-pin' },
  { label: 'Disponibilité', text: '7 jours sur 7, de 7 h à 22 h', icon: 'clock' },
  { label: 'Engagement', text: 'Sans engagement, formule flexible', icon: 'check-circle' },
]);

/** Below every price list. */
export const pricingNote: string = typeset(
  'Tarifs indicatifs, à confirmer après une évaluation personnalisée de vos besoins.',
);

/** The texts of the services page outside its slides, cards and FAQ. */
export const servicesPage: {
  heading: string;
  cards: { heading: string; lead: string };
  cta: { heading: string; text: string; label: string; href: `/${string}` };
} = typeset({
  heading: 'Nos services à domicile',
  cards: {
    heading: 'Choisissez ce qui vous aide',
    lead: 'Chaque page dit ce que le service comprend et ce qu’il coûte. Un doute ? Appelez-nous, nous cherchons avec vous.',
  },
  cta: {
    heading: 'Vous ne savez pas quel service choisir ?',
    text: 'Racontez-nous votre journée en quelques mots. Nous vous disons qui peut venir, et à quel tarif.',
    label: 'Nous contacter',
    href: '/contact',
  },
});
