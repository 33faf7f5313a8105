import type { Area } from '@/lib/content/schemas/area';

/** An answer after the name of a neighbourhood: `nous venons, transport compris`. */
export const shortAnswer = ({ title }: Pick<Area['covered'], 'title'>): string =>
  title.charAt(0).toLowerCase() + title.slice(1);
