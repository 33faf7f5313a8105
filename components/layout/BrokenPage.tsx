import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { shownPhones } from './shownPhones';
import { fr } from '@/lib/text/typography';
import styles from './BrokenPage.module.css';

/** Content of the error boundary: retry, or call. */
export function BrokenPage({ onRetry }: { onRetry: () => void }) {
  const [phones] = useState(shownPhones);
  return (
    <Section>
      <h1>Cette page a rencontré un problème</h1>
      <p className={styles.text}>
        {fr('Réessayez. Si cela continue, appelez-nous : une personne de l’équipe vous répond.')}
      </p>
      <div className={styles.actions}>
        <Button onClick={onRetry}>Réessayer</Button>
        {phones.map(({ href, label }) => (
          <ButtonLink key={href} href={href} variant="outline">
            <Icon name="phone" />
            {label}
          </ButtonLink>
        ))}
      </div>
    </Section>
  );
}
