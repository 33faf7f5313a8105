import { services } from '@/lib/content/generated/services';
import { ServiceTeaser } from './ServiceTeaser';

const [service] = services;

export const WithNeighbourhoods = () => (
  <ul>
    <ServiceTeaser service={service!} checksNeighbourhoods />
  </ul>
);
