import type { FAQPageLeaf } from 'schema-dts';
import { formatPhone } from '@/lib/format';
import type { FaqItem } from '@/lib/content/schemas/faq';

/** The frequent questions, with their answers word for word as the page shows them. */
export function faqPage(items: readonly FaqItem[]): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    inLanguage: 'fr',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainAnswer(answer) },
    })),
  };
}

function plainAnswer(answer: FaqItem['answer']): string {
  if (typeof answer === 'string') return answer;
  const ways = answer.entries.map((entry) =>
    entry.type === 'phone' ? formatPhone(entry.value) : entry.value,
  );
  return [answer.intro, ...ways].join('\n');
}
