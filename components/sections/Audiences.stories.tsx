import { Audiences } from './Audiences';

const meta = { parameters: { layout: 'fullscreen' } };

export default meta;

const item = { icon: 'elder', text: 'Des gestes sûrs, chaque jour', href: '/services' } as const;

export function FourPeople() {
  return (
    <Audiences
      items={[
        { ...item, title: 'Personnes âgées' },
        { ...item, title: 'Personnes handicapées', icon: 'wheelchair' },
        { ...item, title: 'Femmes enceintes', icon: 'pregnancy' },
        { ...item, title: 'Familles', icon: 'family' },
      ]}
    />
  );
}
