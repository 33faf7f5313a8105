import type { IsoDate, PhoneNumber } from '@/lib/content/fields';

/**
 * One line of opening hours, in the words that visitors read: «Lundi au vendredi», «8 h – 18 h».
 * Search engines get their form of it from the same words (`lib/openingHours.ts`).
 */
export interface HoursLine {
  days: string;
  hours: string;
}

/** A named set of hours: the centre has three. */
export interface OpeningHours {
  title: string;
  lines: HoursLine[];
}

/** Links to a person's or the centre's public pages. */
export interface SocialLinks {
  facebook: `https://${string}`;
  whatsapp: `https://${string}`;
  instagram: `https://${string}`;
}

/** The centre itself: what the header, the footer and the contact blocks say. */
export interface Site {
  /** Short name, as on the sign. */
  name: string;
  longName: string;
  tagline: string;
  /** Two sentences for the footer. */
  description: string;
  founded: IsoDate;
  /** The first is the one on the header and the emergency links. */
  phones: [PhoneNumber, PhoneNumber, PhoneNumber];
  /** The number that answers on WhatsApp. */
  whatsapp: PhoneNumber;
  email: string;
  address: {
    city: string;
    country: string;
    /** Quartier and carrefour. */
    street: string;
    /** Directions from landmark to landmark, as said to a taxi driver. */
    directions: string;
    /** A link to a map, never an embedded map. */
    map: `https://${string}`;
  };
  hours: {
    consultations: OpeningHours;
    reception: OpeningHours;
    homeCare: OpeningHours;
  };
  /** National emergency numbers, empty until the owner has tested each of them. */
  emergencyNumbers: { label: string; number: string }[];
  social: SocialLinks;
  /** The seven home-care services that the footer lists. */
  footerServices: { label: string; serviceId: number }[];
  /** Fields that still hold a sample value: take a name out once the real value stands. */
  sample: (keyof Site)[];
}

/** One way to reach the centre. */
export type ContactEntry = { type: 'email'; value: string } | { type: 'phone'; value: PhoneNumber };
