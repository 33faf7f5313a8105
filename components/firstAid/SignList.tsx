import { AnnotatedText } from '@/components/ui/text/AnnotatedText';
import { LocalizedText } from '@/components/ui/text/LocalizedText';
import type { Sign } from '@/lib/content/schemas/signs';
import type { Locale } from '@/lib/i18n/locale';
import styles from './SignList.module.css';

interface SignListProps {
  signs: readonly Sign[];
  locale?: Locale;
}

/** Signs, in as many columns as fit. */
export function SignList({ signs, locale = 'fr' }: SignListProps) {
  return (
    <ul className={styles.signs}>
      {signs.map(({ code, words, en }) => (
        <li key={code}>
          <LocalizedText locale={locale} fr={<AnnotatedText>{words}</AnnotatedText>} en={en} />
        </li>
      ))}
    </ul>
  );
}
