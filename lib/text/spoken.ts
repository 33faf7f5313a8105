/**
 * Prepares page text for speech synthesis. Voices read numbers and words; symbols, units and
 * abbreviations they read letter by letter, skip or pronounce in another language.
 */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/[«»“”"]\s*/g, ''],
  // A number of thousands is one number; a phone's groups of two stay apart.
  [/(\d)[\u00a0\u202f ](?=\d{3}(?!\d))/g, '$1'],
  [/[\u00a0\u202f]/g, ' '],
  [/(\d) ?h ?\/ ?24\b/g, '$1 heures sur 24'],
  [/(\d) ?j ?\/ ?7\b/g, '$1 jours sur 7'],
  [/(\d) ?h\b/g, '$1 heures'],
  [/(\d) ?min\b/g, '$1 minutes'],
  [/(\d) 1\/2(?![\d/])/g, '$1 et demi'],
  [/(^|[^\d/])1\/2(?![\d/])/g, '$1un demi'],
  [/(^|[^\d/])1\/4(?![\d/])/g, '$1un quart'],
  [/(^|[^\d/])3\/4(?![\d/])/g, '$1trois quarts'],
  // A date, else a value over another.
  [/(\d)\/(\d{1,2})\/(?=\d{4})/g, '$1 $2 '],
  [/(\d) ?\/ ?(?=\d)/g, '$1 sur '],
  [/(\d) ?[–-] ?(?=\d)/g, '$1 à '],
  [/ ?mmHg\b/g, ' millimètres de mercure'],
  [/ ?g\/L\b/g, ' grammes par litre'],
  [/ ?mg\/dL\b/g, ' milligrammes par décilitre'],
  [/ ?mmol\/L\b/g, ' millimoles par litre'],
  [/ ?° ?C\b/g, ' degrés'],
  [/(\d) ?kg\b/g, '$1 kilos'],
  [/(\d) ?mg\b/g, '$1 milligrammes'],
  [/(\d) ?ml\b/gi, '$1 millilitres'],
  [/(\d) ?cm\b/g, '$1 centimètres'],
  [/\bFCFA\b/g, 'francs C F A'],
  [/\b(A)(V)([CK])\b/g, '$1 $2 $3'],
  [/\bn° ?/g, 'numéro '],
  [/\bDr\.? (?=\p{Lu})/gu, 'Docteur '],
  [/ *→ */g, ', '],
];

/**
 * @param text As shown on the page, in French.
 * @returns The text to speak.
 */
export const spoken = (text: string): string =>
  REPLACEMENTS.reduce((result, [sign, words]) => result.replace(sign, words), text)
    .replace(/\s+/g, ' ')
    // «millimètres de mercure (mmHg)»
    .replace(UNIT_IN_BRACKETS, '$1')
    .trim();

const UNIT_IN_BRACKETS = /([\p{L} ]{3,40}) \( ?\1\)/giu;

/**
 * Where each sentence of a text begins and ends; together they are the whole text.
 *
 * @param language A voice's: `fr`, `fr-FR`, or `fr_FR`, which `Intl` rejects.
 */
export function sentencesIn(text: string, language = 'fr'): [from: number, to: number][] {
  // Firefox has it since 125.
  const { Segmenter } = Intl as Partial<typeof Intl>;
  if (Segmenter) {
    const parts = new Segmenter(language.slice(0, 2), { granularity: 'sentence' }).segment(text);
    return [...parts].map(({ index, segment }) => [index, index + segment.length]);
  }
  const ends = [...text.matchAll(/[.!?…]\s+/g)].map(({ index, 0: end }) => index + end.length);
  const cuts = [0, ...ends.filter((end) => end < text.length), text.length];
  return cuts.slice(1).map((to, index) => [cuts[index] ?? 0, to]);
}
