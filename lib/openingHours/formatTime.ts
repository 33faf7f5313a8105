import type { ClientDictionary } from '@/lib/i18n/useDictionary';

/** In minutes. */
export const DAY = 24 * 60;

/** Minutes of a day, those before and after it included: `8 h`, `minuit`, `2:30 pm`. */
export function formatTime(minutes: number, clock: ClientDictionary['clock']): string {
  const ofDay = ((minutes % DAY) + DAY) % DAY;
  return ofDay ? clock.time(Math.floor(ofDay / 60), ofDay % 60) : clock.midnight;
}
