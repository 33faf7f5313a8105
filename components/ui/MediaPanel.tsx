import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Picture as PictureContent } from '@/lib/content/pictureFields';
import { Picture } from './Picture';
import panel from './panel.module.css';
import styles from './MediaPanel.module.css';

interface MediaPanelProps {
  /** Decorative: on wide screens alone. */
  image: PictureContent['src'];
  children: ReactNode;
}

/** A panel of a sidebar, with a picture above its text. */
export function MediaPanel({ image, children }: MediaPanelProps) {
  return (
    <div className={clsx(panel.panel, panel.maize, styles.panel)}>
      <Picture picture={{ src: image, alt: '' }} className={styles.picture} />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
