import { HighlightGrid } from './HighlightGrid';

const item = { icon: 'stethoscope', text: 'Ils échangent pour mieux vous soigner.' } as const;

export function WithoutLink() {
  return <HighlightGrid items={[{ ...item, title: 'Des médecins experts' }]} />;
}
export function WithLinks() {
  return (
    <HighlightGrid
      items={[
        { ...item, title: 'Suivi médical', href: '/services' },
        { ...item, title: 'Soins à domicile', icon: 'first-aid', href: '/services' },
        { ...item, title: 'Accompagnement à l’hôpital', href: '/services' },
      ]}
    />
  );
}
