import { MissingPage } from './MissingPage';

const meta = { parameters: { layout: 'fullscreen' } };

export default meta;

export function UnknownAddress() {
  return <MissingPage phone="+237600000001" />;
}
