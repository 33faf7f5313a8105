import { ArticleMeta } from './ArticleMeta';

const author = { name: 'Pauline Mbarga', trade: 'auxiliaire de vie' };

export const Reviewed = () => (
  <ArticleMeta
    ground="paper"
    author={author}
    date="2026-05-15"
    updated="2026-11-02"
    review={{ by: 'Dr Théodore Mvogo', on: '2026-11-03', until: '2027-11-03' }}
  />
);
export const ReviewPending = () => <ArticleMeta ground="paper" author={author} date="2026-05-15" />;
export const News = () => <ArticleMeta ground="paper" date="2026-05-15" news />;
