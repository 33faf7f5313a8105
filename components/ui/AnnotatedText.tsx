import { textParts } from '@/lib/text/words';

/** A text whose abbreviations are spelt out and whose foreign names say their language. */
export function AnnotatedText({ children }: { children: string }) {
  return textParts(children).map(({ text, meaning, lang }, index) => {
    if (meaning) {
      return (
        <abbr key={index} title={meaning} lang={lang}>
          {text}
        </abbr>
      );
    }
    return lang ? (
      <span key={index} lang={lang}>
        {text}
      </span>
    ) : (
      text
    );
  });
}
