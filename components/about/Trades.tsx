import clsx from 'clsx';
import { CardGrid } from '@/components/ui/CardGrid';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Section, SectionHead } from '@/components/ui/Section';
import { Unbroken } from '@/components/ui/Unbroken';
import tones from '@/components/ui/tones.module.css';
import type { Trade } from '@/lib/content/schemas/doctors';
import card from './DoctorCard.module.css';
import { PORTRAIT_SIZES } from './DoctorCard';
import styles from './Trades.module.css';

/** The target of hash links. */
export const TRADES_ID = 'chez-vous';

interface TradesProps {
  heading: string;
  lead: string;
  items: readonly Trade[];
}

/** The care professions: what each does and does not do, and its diploma. */
export function Trades({ heading, lead, items }: TradesProps) {
  return (
    <Section id={TRADES_ID} labelledBy="metiers" ground="tinted">
      <SectionHead id="metiers" heading={heading} lead={lead} />
      <CardGrid variant="filled">
        {items.map(({ name, image, color, does, doesNot, diploma }) => (
          <li key={name} className={clsx(card.card, tones[color])}>
            <Picture picture={image} sizes={PORTRAIT_SIZES} className={styles.picture} />
            <div className={clsx(card.content, styles.content)}>
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
