import { AnnotatedText } from './AnnotatedText';

export function Abbreviation() {
  return (
    <p>
      <AnnotatedText>Un AVC se soigne au CURY dans les premières heures.</AnnotatedText>
    </p>
  );
}
export function ForeignName() {
  return (
    <p>
      <AnnotatedText>Les lettres ont la SIL Open Font License.</AnnotatedText>
    </p>
  );
}
