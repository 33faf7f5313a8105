import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Columns } from '@/components/ui/Columns';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import type { Picture as PictureContent } from '@/lib/content/pictureFields';
import { NoBreak } from '@/components/ui/text/NoBreak';
import layout from '@/components/ui/layout.module.css';
import styles from './PictureSection.module.css';

interface PictureSectionProps extends Pick<ComponentProps<typeof Section>, 'ground' | 'space'> {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  /** Checked points, below the paragraphs. */
  list?: readonly string[];
  image: PictureContent;
  /** It is in the first viewport. */
  priority?: boolean;
  pictureFirst?: boolean;
}

/** A section of text beside a picture. */
export function PictureSection({
  id,
  heading,
  paragraphs,
  list,
  image,
  priority,
  pictureFirst,
  ...section
}: PictureSectionProps) {
  const picture = <Picture picture={image} priority={priority} className={layout.screen} />;
  return (
    <Section labelledBy={id} {...section}>
      <Columns pictureFirst={pictureFirst} isLong>
        {pictureFirst ? picture : null}
        <div className={clsx(layout.texts, styles.text)}>
          <h2 id={id}>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <NoBreak>{paragraph}</NoBreak>
            </p>
          ))}
          {list ? (
            <ul className={clsx(layout.iconTexts, layout.stackS, styles.list)}>
              {list.map((item) => (
                <li key={item}>
                  <Icon name="check" />
                  {item}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        {pictureFirst ? null : picture}
      </Columns>
    </Section>
  );
}
