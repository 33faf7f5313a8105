import clsx from 'clsx';
import { CardGrid } from '@/components/ui/CardGrid';
import { Picture } from '@/components/ui/Picture';
import { Section, SectionHead } from '@/components/ui/Section';
import { Stars } from '@/components/ui/Stars';
import tones from '@/components/ui/tones.module.css';
import { fr } from '@/lib/text/typography';
import type { Testimonial } from '@/lib/content/schemas/testimonials';
import styles from './Testimonials.module.css';

interface TestimonialsProps {
  heading: string;
  lead: string;
  testimonials: readonly Testimonial[];
}

/** Testimonials with a rating out of five. */
export function Testimonials({ heading, lead, testimonials }: TestimonialsProps) {
  return (
    <Section id="temoignages" labelledBy="temoignages-heading">
      <SectionHead id="temoignages-heading" heading={heading} lead={lead} />
      <CardGrid row="Témoignages">
        {testimonials.map(({ quote, author, role, rating, image, color }) => (
          <li key={quote}>
            <figure className={clsx(styles.card, tones[color])}>
              <div className={styles.stars}>
                <Stars rating={rating} />
              </div>
              <blockquote className={styles.quote}>{fr(`« ${quote} »`)}</blockquote>
              <figcaption className={styles.caption}>
                <Picture picture={image} decorative sizes="6rem" className={styles.avatar} />
                <span>
                  <b>{author}</b>
                  <span className={styles.role}>{role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
