import { Trust } from './Trust';

const commitment = {
  icon: 'check-circle',
  about: 'prices',
  question: 'Le prix est-il ferme ?',
  answer: 'Oui, il est écrit avant la première visite.',
  confirmed: true,
} as const;

export function ThreePoints() {
  return (
    <Trust
      commitments={[
        { ...commitment, inBrief: ['Prix écrit avant la visite', 'Diplômes vérifiés'] },
        { ...commitment, inBrief: ['Le même soignant à chaque visite'] },
        commitment,
      ]}
    />
  );
}
