import type { Area } from '@/lib/content/schemas/area';
import type { Locale } from '@/lib/text/locale';

interface AreaPhrases {
  /** What to write to the centre: of a named quartier, or of none. */
  question: (name?: string) => string;
  /** The accessible name of the link that opens WhatsApp with that question. */
  chat: string;
  quote: (name: string) => string;
  /** Joins a quartier to what is answered of it. */
  colon: string;
}

/** What the check of a quartier says beside the content's own texts. */
export const areaPhrases: Record<Locale, AreaPhrases> = {
  fr: {
    question: (name) =>
      name
        ? `Bonjour, venez-vous dans ce quartier : ${name} ?`
        : 'Bonjour, venez-vous dans mon quartier ?',
    chat: 'Écrire sur WhatsApp au sujet de ce quartier',
    quote: (name) => `Demander un devis pour ${name}`,
    colon: ' : ',
  },
  en: {
    question: (name) =>
      name ? `Hello, do you come to ${name}?` : 'Hello, do you come to my part of town?',
    chat: 'Write on WhatsApp about this part of town',
    quote: (name) => `Ask for a quote for ${name} (in French)`,
    colon: ': ',
  },
};

/** The content's texts in English; nothing while one of them has no English yet. */
export function areaInEnglish({
  en,
  covered,
  extraFee,
  notCovered,
  ...area
}: Area): Area | undefined {
  if (!en || !covered.en || !extraFee.en || !notCovered.en) return undefined;
  return {
    ...area,
    ...en,
    covered: { ...covered, ...covered.en },
    extraFee: { ...extraFee, ...extraFee.en },
    notCovered: { ...notCovered, ...notCovered.en },
  };
}
