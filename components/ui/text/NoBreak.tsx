import { Children, type ReactNode } from 'react';
import { hyphenParts } from '@/lib/text/hyphens';

/** Prevents line breaks at the hyphens of its text. */
export function NoBreak({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => {
    if (typeof child !== 'string') return child;
    const parts = hyphenParts(child);
    if (!parts.some(({ whole }) => whole)) return child;
    // One wrapper: the parent may be a flex container.
    return (
      <span>
        {parts.map(({ text, whole }, index) =>
          whole ? (
            <span key={index} data-whole={whole}>
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </span>
    );
  });
}
