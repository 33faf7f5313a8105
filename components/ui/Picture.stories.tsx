import { Picture } from './Picture';

export function Drawing() {
  return <Picture picture={{ src: '/illustrations/famille.svg', alt: 'Une famille réunie.' }} />;
}
