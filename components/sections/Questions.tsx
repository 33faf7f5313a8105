import { Disclosure } from '@/components/ui/disclosure/Disclosure';
import { NoBreak } from '@/components/ui/text/NoBreak';
import styles from './Questions.module.css';

interface QuestionsProps {
  items: readonly { question: string; answer: string }[];
  headingLevel?: 'h3' | 'h4';
  /** How many are open at first. */
  openCount?: number;
}

/** Questions and answers as independent disclosures. */
export function Questions({ items, headingLevel = 'h3', openCount = 0 }: QuestionsProps) {
  return (
    <div className={styles.list}>
      {items.map(({ question, answer }, index) => (
        <Disclosure
          key={question}
          heading={question}
          headingLevel={headingLevel}
          open={index < openCount}
        >
          <p>
            <NoBreak>{answer}</NoBreak>
          </p>
        </Disclosure>
      ))}
    </div>
  );
}
