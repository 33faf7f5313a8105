/** Choosing it shows the relative's fields. */
export const FOR_RELATIVE = 'Pour un proche';

/** Who the request is for. */
export const RECIPIENTS = ['Pour moi', FOR_RELATIVE] as const;

/** The choices of the service field, as in the specification. */
export const SERVICE_TYPES = [
  'Consultation générale',
  'Suivi de grossesse',
  'Gestion de médication',
  'Soins spécialisés',
  'Autre',
] as const;

export type ServiceType = (typeof SERVICE_TYPES)[number];

/** What each service type covers. */
export const SERVICE_COVERAGE: Readonly<Record<ServiceType, string>> = {
  'Consultation générale': 'voir un médecin',
  'Suivi de grossesse': 'avant et après la naissance',
  'Gestion de médication': 'vos médicaments',
  'Soins spécialisés': 'soins et aide à domicile (pansement, toilette, garde)',
  Autre: 'à dire dans le message',
};

/** How the relative is related to the sender. */
export const RELATIVE_LINKS = [
  'Mon père ou ma mère',
  'Un grand-parent',
  'Mon mari ou ma femme',
  'Mon enfant',
  'Quelqu’un d’autre de ma famille',
  'Un ami, un voisin',
] as const;

/** Whether the relative agrees to the visit. */
export const RELATIVE_CONSENTS = ['Oui', 'Pas encore', 'Elle ne peut pas le dire'] as const;
