import { Icon } from './Icon';

export function Text() {
  return (
    <span style={{ display: 'flex', gap: '0.5rem' }}>
      <Icon name="phone" /> à la taille du texte
    </span>
  );
}
export function Feature() {
  return <Icon name="family" size="feature" />;
}
