import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locale';

type LocalizedTextProps = { locale: Locale; fr: ReactNode } & {
  [locale in Locale]?: ReactNode;
};

/** Words of the content in the page's language; in French, and marked so, where it has none. */
export function LocalizedText({ locale, ...words }: LocalizedTextProps) {
  return words[locale] ?? <span lang="fr">{words.fr}</span>;
}
