import { firstAidPage } from '@/lib/content/generated/firstAidPage';
import { site } from '@/lib/content/generated/site';
import type { Printable } from '@/lib/content/schemas/printables';
import { PrintablePaper } from './PrintablePaper';

const block = { fields: [], centre: [], signs: [], today: [], points: [], boxes: [] };

const printable: Printable = {
  id: 'retour',
  title: 'Retour de l’hôpital',
  order: 1,
  use: 'Ce qu’il faut apporter, et pour qui.',
  when: 'Le jour de la sortie.',
  description: 'Une fiche à imprimer.',
  icon: 'house',
  color: 'mint',
  image: { src: '/illustrations/portail.svg', alt: '' },
  body: '',
  blocks: [
    {
      ...block,
      fields: [
        { label: 'Nom', width: 'half' },
        { label: 'Quartier', width: 'half' },
      ],
    },
    { ...block, heading: 'Apportez', boxes: ['Le carnet', 'Les ordonnances'] },
  ],
};

export function TwoBlocks() {
  return <PrintablePaper printable={printable} centre={site} guides={firstAidPage} />;
}
