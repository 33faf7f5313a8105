import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Picture as PictureContent } from '@/lib/content/pictureFields';
import { Picture } from './Picture';
import panel from './panel.module.css';
import styles from './MediaPanel.module.css';

interface MediaPanelProps {
  /** Decorative. */
  image: PictureContent['src'];
  children: ReactNode;
}

/** A panel with a picture above its text. */
export function MediaPanel({ image, children }: MediaPanelProps) {
  return (
    <div className={clsx(panel.panel, panel.indigo, styles.panel)}>
      <Picture picture={{ src: image, alt: '' }} className={styles.picture} />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
