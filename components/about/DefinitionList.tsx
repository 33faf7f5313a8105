import clsx from 'clsx';
import { Icon } from '@/components/ui/Icon';
import { NoBreak } from '@/components/ui/text/NoBreak';
import type { IconName } from '@/lib/content/schemas/variants';
import layout from '@/components/ui/layout.module.css';
import texts from '@/components/ui/texts.module.css';
import styles from './teamCard.module.css';

interface DefinitionListProps {
  items: readonly (readonly [icon: IconName, label: string, text: string])[];
}

/** What a card says of a person or a profession, each with its icon. */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <dl className={styles.items}>
      {items.map(([icon, label, text]) => (
        <div key={label}>
          <dt className={clsx(layout.iconLine, texts.strong)}>
            <Icon name={icon} />
            {label}
          </dt>
          <dd className={texts.soft}>
            <NoBreak>{text}</NoBreak>
          </dd>
        </div>
      ))}
    </dl>
  );
}
