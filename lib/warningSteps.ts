import type { Route } from 'next';
import { formatPhone, phoneHref } from '@/lib/format';
import { routes } from '@/lib/routes';
import type { WarningSigns } from '@/lib/content/schemas/health';
import type { IconName } from '@/lib/content/schemas/looks';
import type { Site } from '@/lib/content/schemas/site';

/** The part of a page that says when to seek help; contents lists and links lead to it. */
export const WARNING_SECTION = { id: 'quand-consulter', title: 'Quand consulter' } as const;

/** One of the three things to do, with the signs that call for it. */
export interface WarningStep {
  key: 'hospital' | 'call' | 'appointment';
  name: string;
  icon: IconName;
  /** Titled where there are several. */
  lists: readonly { heading?: string; signs: readonly string[] }[];
  /** What to do then. */
  sentence: string;
  /** What the sentence ends with: the number to call, or the form. */
  link?: { label: string; href: `tel:${string}` | Route };
}

/** What every text says alike of the three steps. */
export type EmergencyFacts = Pick<Site, 'emergency' | 'phones'>;

/**
 * What to do at which signs, the most pressing first. The page and the feed say the same.
 *
 * @param signs Of one text.
 */
export function warningSteps(
  signs: WarningSigns,
  { emergency, phones: [phone] }: EmergencyFacts,
): WarningStep[] {
  return [
    {
      key: 'hospital',
      name: 'Hôpital tout de suite',
      icon: 'hospital',
      lists:
        signs.newborn.length === 0
          ? [{ signs: signs.hospital }]
          : [
              { heading: 'Pour vous', signs: signs.hospital },
              { heading: 'Pour le nouveau-né', signs: signs.newborn },
            ],
      sentence: emergency.hospital,
    },
    {
      key: 'call',
      name: 'Appelez aujourd’hui',
      icon: 'phone',
      lists: [{ signs: signs.call }],
      sentence: emergency.call,
      link: { label: formatPhone(phone), href: phoneHref(phone) },
    },
    {
      key: 'appointment',
      name: 'Prenez rendez-vous',
      icon: 'calendar',
      lists: [{ signs: signs.appointment }],
      sentence: emergency.appointment,
      link: { label: 'Prendre rendez-vous', href: routes.appointment },
    },
  ];
}
