import { AnnotatedText } from './AnnotatedText';

export const Abbreviation = () => (
  <p>
    <AnnotatedText>Un AVC se soigne au CURY dans les premières heures.</AnnotatedText>
  </p>
);
export const ForeignName = () => (
  <p>
    <AnnotatedText>Les lettres ont la SIL Open Font License.</AnnotatedText>
  </p>
);
