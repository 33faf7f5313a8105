import { Questions } from './Questions';

const items = [
  { question: 'Comment payer ?', answer: 'En espèces ou par téléphone, avec une facture.' },
  { question: 'Le dimanche est-il plus cher ?', answer: 'Non, sauf pour une garde.' },
];

export const Closed = () => <Questions items={items} />;
export const FirstOpen = () => <Questions items={items} openCount={1} />;
