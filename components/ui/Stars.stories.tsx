import { Stars } from './Stars';

export const Best = () => <Stars rating={5} />;
export const Average = () => <Stars rating={3} />;
