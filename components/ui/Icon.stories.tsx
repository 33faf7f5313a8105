import { Icon } from './Icon';

export const Text = () => (
  <span style={{ display: 'flex', gap: '0.5rem' }}>
    <Icon name="phone" /> à la taille du texte
  </span>
);
export const Feature = () => <Icon name="family" size="feature" />;
