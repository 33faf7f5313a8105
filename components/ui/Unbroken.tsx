import { Children, type ReactNode } from 'react';
import styles from './Unbroken.module.css';

/** A hyphenated word with adjacent punctuation. */
const HYPHENATED = /(\S*\p{L}-\p{L}\S*)/u;

/**
 * Prevents line breaks at hyphens («est-/il») in headings and buttons. CSS rather than U+2011,
 * which fonts lack and search does not match.
 */
export function Unbroken({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => {
    if (typeof child !== 'string' || !HYPHENATED.test(child)) return child;
    // Odd parts are the matches. One wrapper: the parent may be a flex container.
    const parts = child.split(HYPHENATED);
    return (
      <span>
        {parts.map((part, index) =>
          index % 2 === 0 ? (
            part
          ) : (
            <span key={index} className={styles.word}>
              {part}
            </span>
          ),
        )}
      </span>
    );
  });
}
