import layout from '@/components/ui/layout.module.css';
import { LanguageLink } from './LanguageLink';

export function ToEnglish() {
  return <LanguageLink to="en" className={layout.target} />;
}
export function WithItsOwnWords() {
  return (
    <LanguageLink to="fr" href="/contact" className={layout.target}>
      Lire cette page en français
    </LanguageLink>
  );
}
