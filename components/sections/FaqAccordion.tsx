'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Unbroken } from '@/components/ui/Unbroken';
import type { IconName } from '@/lib/content/schemas/variants';
import styles from './FaqAccordion.module.css';

const GROUP = 'faq';

interface FaqEntry {
  question: string;
  icon: IconName;
  answer: ReactNode;
}

/** Browsers that do not know `name` on `details` leave the others open: this closes them. */
function closeOthers(item: Element | null) {
  for (const other of item?.parentElement?.children ?? []) {
    if (other instanceof HTMLDetailsElement && other !== item) other.open = false;
  }
}

/**
 * Keeps a question where it is on the screen when it is about to open: that closes another one, and
 * if that one stood above, the page would jump under the visitor's finger. It is closed at once,
 * since until the next frame the visitor may have scrolled.
 */
function holdInPlace(summary: HTMLElement) {
  const before = summary.getBoundingClientRect().top;
  closeOthers(summary.parentElement);
  const moved = summary.getBoundingClientRect().top - before;
  if (moved) window.scrollBy({ top: moved, behavior: 'instant' });
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
          // Opened by what is searched for on the page, too.
          onToggle={({ currentTarget }) => currentTarget.open && closeOthers(currentTarget)}
        >
          <summary
            className={styles.question}
            onClick={(event) => holdInPlace(event.currentTarget)}
          >
            <Icon name={icon} className={styles.icon} />
            <h3>
              <Unbroken>{question}</Unbroken>
            </h3>
            <Icon name="plus" className={styles.sign} />
          </summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
