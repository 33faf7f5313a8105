import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { quoted } from '@/lib/text/format';
import { fr } from '@/lib/text/typography';
import type { Picture as PictureContent } from '@/lib/content/pictureFields';
import styles from './Founder.module.css';

interface FounderProps {
  id: string;
  heading: string;
  image: PictureContent;
  quote: string;
  name: string;
  /** Below the name. */
  children: ReactNode;
  space?: 'full' | 'close';
}

/** The founder: portrait and quotation. */
export function Founder({ id, heading, image, quote, name, children, space }: FounderProps) {
  return (
    <Section labelledBy={id} space={space}>
      <div className={styles.founder}>
        <Picture
          picture={image}
          sizes="(max-width: 54em) 100vw, 28rem"
          className={styles.portrait}
        />
        <div className={styles.content}>
          <h2 id={id} className={styles.heading}>
            {heading}
          </h2>
          <blockquote className={styles.quote}>{fr(quoted(quote))}</blockquote>
          <p>
            <b className={styles.name}>{name}</b>
            {children}
          </p>
        </div>
      </div>
    </Section>
  );
}
