import { Disclosure } from '@/components/ui/Disclosure';
import styles from './Questions.module.css';

interface QuestionsProps {
  items: readonly { question: string; answer: string }[];
  /** How many of the first are open. */
  open?: number;
}

/** Questions whose answers few want all of: each opens on its own. */
export function Questions({ items, open = 0 }: QuestionsProps) {
  return (
    <div className={styles.list}>
      {items.map(({ question, answer }, index) => (
        <Disclosure key={question} heading={question} headingLevel="h3" open={index < open}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}
