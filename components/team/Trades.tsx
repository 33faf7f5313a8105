import clsx from 'clsx';
import { CardGrid } from '@/components/ui/CardGrid';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Section, SectionHead } from '@/components/ui/Section';
import { Unbroken } from '@/components/ui/Unbroken';
import tints from '@/components/ui/tints.module.css';
import type { Trade } from '@/lib/content/schemas/doctors';
import card from './DoctorCard.module.css';
import { PORTRAIT_SIZES } from './DoctorCard';
import styles from './Trades.module.css';

/** Target of links to it. */
export const TRADES_PART = 'chez-vous';

interface TradesProps {
  heading: string;
  lead: string;
  items: readonly Trade[];
}

/** Those who come to the house, by their trade: what each does, does not do, and has learnt. */
export function Trades({ heading, lead, items }: TradesProps) {
  return (
    <Section id={TRADES_PART} labelledBy="metiers" ground="tint">
      <SectionHead id="metiers" heading={heading} lead={lead} />
      <CardGrid look="filled">
        {items.map(({ name, image, color, does, doesNot, diploma }) => (
          <li key={name} className={clsx(card.card, tints[color])}>
            <Picture picture={image} sizes={PORTRAIT_SIZES} className={styles.picture} />
            <div className={clsx(card.words, styles.words)}>
              <h3 className={clsx(card.name, styles.name)}>
                <Unbroken>{name}</Unbroken>
              </h3>
              <dl className={card.facts}>
                <div>
                  <dt>
                    <Icon name="check" />
                    Fait
                  </dt>
                  <dd>{does}</dd>
                </div>
                <div>
                  <dt>
                    <Icon name="close" />
                    Ne fait pas
                  </dt>
                  <dd>{doesNot}</dd>
                </div>
                <div>
                  <dt>
                    <Icon name="graduation" />
                    Diplôme
                  </dt>
                  <dd>{diploma}</dd>
                </div>
              </dl>
            </div>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
