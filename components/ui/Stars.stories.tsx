import { Stars } from './Stars';

export function Best() {
  return <Stars rating={5} />;
}
export function Average() {
  return <Stars rating={3} />;
}
