import { LocalizedText } from './LocalizedText';

export function English() {
  return (
    <p lang="en">
      <LocalizedText locale="en" fr="Garde de nuit" en="Night care" />
    </p>
  );
}
export function WithoutEnglish() {
  return (
    <p lang="en">
      <LocalizedText locale="en" fr="Garde de nuit" />
    </p>
  );
}
