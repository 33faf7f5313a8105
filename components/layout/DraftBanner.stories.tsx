import { DraftBanner } from './DraftBanner';

const meta = { parameters: { layout: 'fullscreen' } };

export default meta;

export function WithMissingFields() {
  return <DraftBanner draft missing={['Titre', 'Image']} />;
}
