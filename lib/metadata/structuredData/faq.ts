import type { FAQPageLeaf } from 'schema-dts';
import { formatPhone } from '@/lib/text/format';
import { plainText } from '@/lib/markdown/reading';
import { fr } from '@/lib/text/typography';
import type { FaqItem } from '@/lib/content/schemas/faq';
import type { Site } from '@/lib/content/schemas/site';

type Ways = Pick<Site, 'email' | 'phones'>;

/** The frequent questions, with their answers in the words that the page shows. */
export function faqPage(items: readonly FaqItem[], centre: Ways): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    inLanguage: 'fr',
    mainEntity: items.map(({ question, answer, contacts }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: fr(contacts ? withWays(plainText(answer), centre) : plainText(answer)),
      },
    })),
  };
}

const withWays = (answer: string, { email, phones }: Ways) =>
  [answer, email, ...phones.map(formatPhone)].join('\n');
