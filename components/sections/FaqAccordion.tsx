'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import type { IconName } from '@/lib/content/schemas/looks';
import styles from './FaqAccordion.module.css';

const GROUP = 'faq';

interface FaqEntry {
  question: string;
  icon: IconName;
  answer: ReactNode;
}

/**
 * Keeps the clicked question where it is on the screen: opening it closes another one, and if
 * that one stood above, the page would jump under the visitor's finger.
 */
function holdInPlace(summary: HTMLElement) {
  const before = summary.getBoundingClientRect().top;
  requestAnimationFrame(() => {
    const moved = summary.getBoundingClientRect().top - before;
    if (moved) window.scrollBy({ top: moved, behavior: 'instant' });
  });
}

/** Browsers that do not know `name` on `details` leave the others open: this closes them. */
function closeOthers(opened: HTMLDetailsElement) {
  if (!opened.open) return;
  for (const other of opened.parentElement?.children ?? []) {
    if (other instanceof HTMLDetailsElement && other !== opened) other.open = false;
  }
}

/** Questions and answers: all closed at first, at most one open, and no script needed for it. */
export function FaqAccordion({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <div className={styles.list}>
      {entries.map(({ question, icon, answer }) => (
        <details
          key={question}
          name={GROUP}
          className={styles.item}
          onToggle={(event) => closeOthers(event.currentTarget)}
        >
          <summary
            className={styles.question}
            onClick={(event) => holdInPlace(event.currentTarget)}
          >
            <Icon name={icon} className={styles.icon} />
            <h3>{question}</h3>
            <Icon name="plus" className={styles.sign} />
          </summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
