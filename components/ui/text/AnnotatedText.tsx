import { textParts } from '@/lib/text/words';

/** Text with `abbr` for abbreviations and `lang` for foreign names. */
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
