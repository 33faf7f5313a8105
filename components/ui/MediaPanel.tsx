import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Picture as PictureContent } from '@/lib/content/pictureFields';
import { Picture } from './Picture';
import panel from './panel.module.css';
import styles from './MediaPanel.module.css';

interface MediaPanelProps {
  /** Decorative. */
  image: PictureContent['src'];
  tone?: 'indigo' | 'maize';
  /** The picture is only on screens where the panel is in a sidebar. */
  hasWidePicture?: boolean;
  children: ReactNode;
}

/** A panel with a picture above its text. */
export function MediaPanel({
  image,
  tone = 'indigo',
  hasWidePicture = false,
  children,
}: MediaPanelProps) {
  return (
    <div className={clsx(panel.panel, panel[tone], styles.panel)}>
      <Picture
        picture={{ src: image, alt: '' }}
        className={clsx(styles.picture, hasWidePicture && styles.wide)}
      />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
