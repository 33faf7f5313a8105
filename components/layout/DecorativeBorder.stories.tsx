import { DecorativeBorder } from './DecorativeBorder';

const meta = { parameters: { layout: 'fullscreen' } };

export default meta;

export function AcrossThePage() {
  return <DecorativeBorder />;
}
