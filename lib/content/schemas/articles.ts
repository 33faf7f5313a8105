import type { IconName, IsoDate, Preview } from '@/lib/content/fields';

/** A blog article; its body is `content/articles/{id}.md`. */
export interface Article extends Preview {
  id: number;
  excerpt: string;
  icon: IconName;
  date: IsoDate;
  updated?: IsoDate;
  author: string;
  category: ArticleCategory;
  /** Ids of the related articles, at most two. */
  related: number[];
  /** The physician who has read the article, '' until one has. */
  reviewedBy: string;
  /** True while the author is an example person. */
  sample: boolean;
}

export type ArticleCategory =
  'Accompagnement' | 'Domicile' | 'Santé' | 'Alimentation' | 'Bien-être';
