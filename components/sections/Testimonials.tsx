import clsx from 'clsx';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import tones from '@/components/ui/tones.module.css';
import { quoted } from '@/lib/text/format';
import { fr } from '@/lib/text/typography';
import type { Content } from '@/lib/content/collections';
import panel from '@/components/ui/panel.module.css';
import layout from '@/components/ui/layout.module.css';
import styles from './Testimonials.module.css';

const MAX_RATING = 5;

/** Testimonials with a rating out of five. */
export function Testimonials({
  heading,
  lead,
  testimonials,
}: Content['home']['testimonials'] & Content['testimonials']) {
  return (
    <Section id="temoignages" labelledBy="temoignages-heading" heading={heading} lead={lead}>
      <ul className={styles.list}>
        {testimonials.map(({ quote, author, role, rating, image, color }) => (
          <li key={quote}>
            {/* No `figure`: its caption would name it, and each author would be read twice. */}
            <div className={clsx(panel.panel, styles.card, tones[color])}>
              <p className={styles.stars}>
                <span className={clsx(layout.row, styles.rating)}>
                  {/* As text, so that they print. */}
                  <span
                    className={styles.glyphs}
                    data-stars={'★'.repeat(rating) + '☆'.repeat(MAX_RATING - rating)}
                  />
                  <span>
                    <VisuallyHidden>{fr('Note : ')}</VisuallyHidden>
                    {rating} sur {MAX_RATING}
                  </span>
                </span>
              </p>
              <blockquote className={styles.quote}>{fr(quoted(quote))}</blockquote>
              <div className={clsx(layout.iconLine, styles.caption)}>
                {image ? (
                  <Picture
                    picture={image}
                    decorative
                    sizes="(max-width: 40em) 3.25rem, 6rem"
                    className={styles.avatar}
                  />
                ) : (
                  <span aria-hidden="true" className={clsx(styles.avatar, styles.initial)}>
                    {[...author][0]}
                  </span>
                )}
                <span className={styles.author}>
                  <b>{author}</b>
                  <span className={styles.role}>{role}</span>
                </span>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
