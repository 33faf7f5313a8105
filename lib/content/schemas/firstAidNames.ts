/** French names of the first-aid guides, by code. Signs, links and the owner's forms show them. */
export const FIRST_AID_NAMES = {
  choking: 'Étouffement',
  resuscitation: 'Ne respire plus',
  unconscious: 'Ne se réveille pas',
  bleeding: 'Saignement',
  fit: 'Convulsions',
  stroke: 'Attaque du cerveau',
  lowSugar: 'Sucre trop bas',
  poisoning: 'Empoisonnement',
  burn: 'Brûlure',
  suicidal: 'Parle de mourir',
} as const;
