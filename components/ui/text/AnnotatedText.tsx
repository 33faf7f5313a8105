import { textParts } from '@/lib/text/words';

/** Text with `abbr` for abbreviations, `lang` for foreign names, and hyphenated words kept whole. */
export function AnnotatedText({ children }: { children: string }) {
  return textParts(children).map(({ text, meaning, lang, whole }, index) => {
    if (meaning) {
      return (
        <abbr key={index} title={meaning} lang={lang}>
          {text}
        </abbr>
      );
    }
    return lang || whole ? (
      <span key={index} lang={lang} data-whole={whole}>
        {text}
      </span>
    ) : (
      text
    );
  });
}
