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

/** Exclusive disclosures for browsers without `name` on `details`. */
function closeOthers(item: Element | null) {
  for (const other of item?.parentElement?.children ?? []) {
    if (other instanceof HTMLDetailsElement && other !== item) other.open = false;
  }
}

/**
 * Keeps the question in place when it opens: closing one above it would shift the page. Closes it
 * now, since the user may scroll before the next frame.
 */
function preserveScrollPosition(summary: HTMLElement) {
  const before = summary.getBoundingClientRect().top;
  closeOthers(summary.parentElement);
  const moved = summary.getBoundingClientRect().top - before;
  if (moved) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** An accordion: all closed at first, at most one open. Works without scripts. */
export function FaqAccordion({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <div className={styles.list}>
      {entries.map(({ question, icon, answer }) => (
        <details
          key={question}
          name={GROUP}
          className={styles.item}
          // Also opened by find-in-page.
          onToggle={({ currentTarget }) => currentTarget.open && closeOthers(currentTarget)}
        >
          <summary
            className={styles.question}
            onClick={(event) => preserveScrollPosition(event.currentTarget)}
          >
            <Icon name={icon} className={styles.icon} />
            <h3>
              <Unbroken>{question}</Unbroken>
            </h3>
            <Icon name="plus" className={styles.marker} />
          </summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
