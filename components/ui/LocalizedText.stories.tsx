import { LocalizedText } from './LocalizedText';

export const English = () => (
  <p lang="en">
    <LocalizedText locale="en" fr="Garde de nuit" en="Night care" />
  </p>
);
export const WithoutEnglish = () => (
  <p lang="en">
    <LocalizedText locale="en" fr="Garde de nuit" />
  </p>
);
