import { ArticleMeta } from './ArticleMeta';

const author = { name: 'Pauline Mbarga', trade: 'auxiliaire de vie' };

export function Reviewed() {
  return (
    <ArticleMeta
      ground="paper"
      author={author}
      date="2026-05-15"
      updated="2026-11-02"
      review={{ by: 'Dr Théodore Mvogo', on: '2026-11-03', until: '2027-11-03' }}
    />
  );
}
export function ReviewPending() {
  return <ArticleMeta ground="paper" author={author} date="2026-05-15" />;
}
export function News() {
  return <ArticleMeta ground="paper" date="2026-05-15" news />;
}
