import clsx from 'clsx';
import { Columns } from '@/components/ui/Columns';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content/collections';
import layout from '@/components/ui/layout.module.css';
import styles from './History.module.css';

/** The history of the centre. */
export function History({ heading, paragraphs, image }: Content['about']['history']) {
  return (
    <Section labelledBy="histoire">
      <Columns>
        <div className={clsx(layout.texts, styles.text)}>
          <h2 id="histoire">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Picture picture={image} priority />
      </Columns>
    </Section>
  );
}
