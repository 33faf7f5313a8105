import { Faq } from './Faq';

const meta = { parameters: { layout: 'fullscreen' } };

export default meta;

const centre = { email: 'contact@aide-a-la-vie.example', phones: ['+237600000001'] } as const;

export function WithPricesAndContacts() {
  return (
    <Faq
      heading="Vos questions"
      lead="Une autre question ? Appelez-nous."
      centre={{ ...centre, phones: [...centre.phones] }}
      questions={[
        { question: 'Combien coûte une visite ?', icon: 'calendar', answer: 'Peu.', prices: true },
        { question: 'Comment vous joindre ?', icon: 'chat', answer: 'Ainsi.', contacts: true },
      ]}
    />
  );
}
