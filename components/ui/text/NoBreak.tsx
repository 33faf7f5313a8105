import { Children, type ReactNode } from 'react';
import styles from './NoBreak.module.css';

/** A hyphenated word with adjacent punctuation. */
const HYPHENATED = /(\S*\p{L}-\p{L}\S*)/u;

/** An e-mail address may break before its @ and its dots, where it is wider than a line. */
const getParts = (word: string) => (word.includes('@') ? word.split(/(?=[@.])/) : [word]);

/**
 * Prevents line breaks at hyphens («est-/il») in headings, links and buttons. CSS rather than
 * U+2011, which fonts lack, search does not match and a copied address must not have.
 */
export function NoBreak({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => {
    if (typeof child !== 'string' || !HYPHENATED.test(child)) return child;
    // Odd parts are the matches. One wrapper: the parent may be a flex container.
    const parts = child.split(HYPHENATED);
    return (
      <span>
        {parts.map((part, index) =>
          index % 2 === 0
            ? part
            : getParts(part).map((piece, place) => (
                <span key={`${index} ${place}`} className={styles.word}>
                  {piece}
                </span>
              )),
        )}
      </span>
    );
  });
}
