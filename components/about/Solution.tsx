import clsx from 'clsx';
import { Columns } from '@/components/ui/Columns';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content/collections';
import layout from '@/components/ui/layout.module.css';
import styles from './Solution.module.css';

/** How the centre supports families. */
export function Solution({ heading, paragraphs, list, image }: Content['about']['solution']) {
  return (
    <Section labelledBy="solution" space="close">
      <Columns pictureFirst>
        <Picture picture={image} />
        <div className={layout.texts}>
          <h2 id="solution">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ul className={clsx(layout.iconTexts, layout.stackS, styles.list)}>
            {list.map((item) => (
              <li key={item}>
                <Icon name="check" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </Columns>
    </Section>
  );
}
