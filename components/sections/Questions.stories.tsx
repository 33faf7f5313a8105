import { Questions } from './Questions';

const items = [
  { question: 'Comment payer ?', answer: 'En espèces ou par téléphone, avec une facture.' },
  { question: 'Le dimanche est-il plus cher ?', answer: 'Non, sauf pour une garde.' },
];

export function Closed() {
  return <Questions items={items} />;
}
export function FirstOpen() {
  return <Questions items={items} openCount={1} />;
}
