import { LinkList } from './LinkList';

const titles = ['Soins médicaux à domicile', 'Services de nutrition', 'Suivi de grossesse'];
const pages = titles.map((title, id) => ({ id, title, icon: 'hand-heart' as const }));
const getRoute = (id: number) => `/services#${id}`;

export function OddNumber() {
  return <LinkList pages={pages} getRoute={getRoute} />;
}
export function One() {
  return <LinkList pages={pages.slice(0, 1)} getRoute={getRoute} />;
}
