import clsx from 'clsx';
import { CardGrid } from '@/components/ui/card/CardGrid';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { NoBreak } from '@/components/ui/text/NoBreak';
import tones from '@/components/ui/tones.module.css';
import type { Content } from '@/lib/content/collections';
import layout from '@/components/ui/layout.module.css';
import card from './teamCard.module.css';
import { DefinitionList } from './DefinitionList';
import styles from './Trades.module.css';

/** The care professions: what each does and does not do, and its diploma. */
export function Trades({ heading, lead, items }: Content['team']['trades']) {
  return (
    <Section labelledBy="metiers" ground="tinted" heading={heading} lead={lead}>
      <CardGrid variant="filled">
        {items.map(({ name, image, color, does, doesNot, diploma }) => (
          <li key={name} className={clsx(card.card, tones[color])}>
            <Picture picture={image} className={clsx(layout.screen, styles.picture)} />
            <div className={card.content}>
              <h3 className={card.name}>
                <NoBreak>{name}</NoBreak>
              </h3>
              <DefinitionList
                items={[
                  ['check', 'Fait', does],
                  ['close', 'Ne fait pas', doesNot],
                  ['graduation', 'Diplôme', diploma],
                ]}
              />
            </div>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
