import { Icon } from './Icon';

export const Text = () => (
  <p>
    <Icon name="phone" /> à la taille du texte
  </p>
);
export const Feature = () => <Icon name="family" size="feature" />;
