import { Children, type ReactNode } from 'react';
import styles from './Unbroken.module.css';

/** A word with a hyphen in it, and the signs that stand right beside it. */
const HYPHENATED = /(\S*\p{L}-\p{L}\S*)/u;

/**
 * The words of a heading or a button, none of them broken at its hyphen («est-/il»). Marked up and
 * not spelt with U+2011, which typefaces lack and which no search finds.
 */
export function Unbroken({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => {
    if (typeof child !== 'string' || !HYPHENATED.test(child)) return child;
    // Every second part is such a word. One element: its place may be a row of boxes.
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
