import { Picture } from './Picture';

export const Drawing = () => (
  <Picture picture={{ src: '/illustrations/famille.svg', alt: 'Une famille réunie.' }} />
);
