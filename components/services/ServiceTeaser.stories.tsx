import type { ComponentProps } from 'react';
import { ServiceTeaser } from './ServiceTeaser';

const service: ComponentProps<typeof ServiceTeaser>['service'] = {
  id: 1,
  icon: 'hand-heart',
  title: 'Aide à la vie quotidienne',
  pricing: [{ option: 'Aide ponctuelle', need: 'daily', amount: 2500, per: 'heure' }],
};

export function WithNeighbourhoods() {
  return (
    <ul>
      <ServiceTeaser service={service} checksNeighbourhoods />
    </ul>
  );
}

export function WithoutNeighbourhoods() {
  return (
    <ul>
      <ServiceTeaser service={service} checksNeighbourhoods={false} />
    </ul>
  );
}
