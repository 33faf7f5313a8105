import type { ReactNode } from 'react';
import type { Picture as PictureContent } from '@/lib/content/pictureFields';
import { Picture } from './Picture';
import styles from './MediaPanel.module.css';

interface PicturePanelProps {
  /** Decorates. */
  image: PictureContent['src'];
  children: ReactNode;
}

/** A panel with a picture over its words, beside what a page is for. */
export function MediaPanel({ image, children }: PicturePanelProps) {
  return (
    <div className={styles.panel}>
      <Picture picture={{ src: image, alt: '' }} className={styles.picture} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
