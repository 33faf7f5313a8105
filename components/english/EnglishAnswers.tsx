import { Questions } from '@/components/sections/Questions';
import { Section } from '@/components/ui/Section';
import type { Guide } from '@/lib/content/schemas/howItWorks';

/** Only the answers that the content has in English. */
export const getAnswers = ({ commitments }: Guide) =>
  commitments.items.flatMap(({ en }) => en ?? []);

interface EnglishAnswersProps {
  id: string;
  text: { heading: string; lead: string };
  items: readonly NonNullable<Guide['commitments']['items'][number]['en']>[];
  /** Opens the answer that most visitors look for. */
  firstOpen?: boolean;
  space?: 'full' | 'close';
}

/** Questions with their answers; nothing while the content has none in English. */
export function EnglishAnswers({ id, text, items, firstOpen, space }: EnglishAnswersProps) {
  if (items.length === 0) return null;
  return (
    <Section id={id} labelledBy={`${id}-title`} space={space} isBeside {...text}>
      <Questions items={items} openCount={firstOpen ? 1 : 0} />
    </Section>
  );
}
