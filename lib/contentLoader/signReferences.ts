/** Checks the signs that pages refer to by group or by code. */
import type { ContentSource } from '@/lib/content/collections';
import type { SignGroup, SignStep, WarningSigns } from '@/lib/content/schemas/signs';
import type { Path } from '@/lib/content/schemaWalk';
import { problemIn, type Entry, type Problem } from '@/lib/contentLoader/entries/readEntry';

/** Groups and codes that one field refers to. */
interface SignReferences {
  file: string;
  path: Path;
  groups: readonly SignGroup[];
  steps: Partial<Record<SignStep, readonly string[]>>;
}

function signReferences(content: ContentSource): SignReferences[] {
  const ofText = (folder: string, { id, warningSigns }: TextWithSigns) => {
    if (!warningSigns) return [];
    const { groups, ...steps } = warningSigns;
    return { file: `${folder}/${id}.md`, path: ['warningSigns'], groups, steps };
  };
  return [
    ...content.services.flatMap((service) => ofText('content/services', service)),
    ...content.articles.flatMap((article) => ofText('content/articles', article)),
    ...content.printables.flatMap(({ id, blocks }) =>
      blocks.map(({ signs, today }, index) => ({
        file: `content/printables/${id}.md`,
        path: ['blocks', index, 'signs'],
        // The blocks of a printable form one list.
        groups: signs.includes('child') ? blocks.flatMap((block) => block.signs) : signs,
        steps: { today },
      })),
    ),
    ...Object.entries(content.pricesPage.needs).map(([need, { signs }]) => ({
      file: 'content/prices.yml',
      path: ['needs', need, 'signs'],
      groups: signs,
      steps: {},
    })),
  ];
}

type TextWithSigns = { id: number; warningSigns?: WarningSigns | undefined };

/** A sign is referred to under its own step, and groups of children with the one of adults. */
export function checkSigns(entries: readonly Entry[], content: ContentSource): Problem[] {
  const references = signReferences(content);
  const { signs } = content.signs;
  const wrongStep = references.flatMap(({ file, path, steps }) =>
    Object.entries(steps).flatMap(([step, codes]) =>
      codes.flatMap((code, index) => {
        const sign = signs.find((sign) => sign.code === code);
        if (!sign || sign.step === step) return [];
        const message = `« ${sign.words} » se dit sous un autre titre : voyez « Que faire » de ce signe dans content/signs.yml`;
        return problemIn(entries, file, [...path.slice(0, 1), step, index], message);
      }),
    ),
  );
  const withoutAdult = references.flatMap(({ file, path, groups }) => {
    if (!groups.includes('child') || groups.includes('adult')) return [];
    const message =
      'les signes d’un enfant se lisent avec ceux d’un adulte : nommez aussi « adult »';
    return problemIn(entries, file, path, message);
  });
  return [...wrongStep, ...withoutAdult];
}
