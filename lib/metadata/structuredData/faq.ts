import type { FAQPageLeaf } from 'schema-dts';
import { formatPhone } from '@/lib/text/format';
import { parseMarkdown, plainText } from '@/lib/markdown/parse';
import { fr } from '@/lib/text/typography';
import type { FaqItem } from '@/lib/content/schemas/faq';
import type { Site } from '@/lib/content/schemas/site';

type Contacts = Pick<Site, 'email' | 'phones'>;

/** The FAQ, in the words of the page. */
export function faqPage(items: readonly FaqItem[], centre: Contacts): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    inLanguage: 'fr',
    mainEntity: items.map(({ question, answer, contacts }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: fr(answerText(answer, contacts ? centre : undefined)),
      },
    })),
  };
}

function answerText(answer: string, contacts?: Contacts): string {
  const text = plainText(parseMarkdown(answer));
  if (!contacts) return text;
  return [text, contacts.email, ...contacts.phones.map((phone) => formatPhone(phone))].join('\n');
}
