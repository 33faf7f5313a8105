import { TableOfContents } from './TableOfContents';

const sections = [
  { id: 'boire', title: 'Boire assez quand il fait chaud' },
  { id: 'manger', title: 'Manger varié' },
];

export const French = () => <TableOfContents sections={sections} />;
export const English = () => (
  <TableOfContents locale="en" sections={[{ id: 'terms', title: 'What you pay' }]} />
);
