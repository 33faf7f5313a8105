import { TableOfContents } from './TableOfContents';

const sections = [
  { id: 'boire', title: 'Boire assez quand il fait chaud' },
  { id: 'manger', title: 'Manger varié' },
];

export function French() {
  return <TableOfContents sections={sections} />;
}
export function English() {
  return <TableOfContents locale="en" sections={[{ id: 'terms', title: 'What you pay' }]} />;
}
