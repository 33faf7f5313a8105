import { Button, ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { site } from '@/content/site';
import { formatPhone, phoneHref } from '@/lib/format';
import { fr } from '@/lib/typography';
import styles from './BrokenPage.module.css';

/** Something broke: how to try again, and whom to call meanwhile. */
export function BrokenPage({ onRetry }: { onRetry: () => void }) {
  return (
    <Section>
      <h1>Cette page a rencontré un problème</h1>
      <p className={styles.text}>
        {fr('Réessayez. Si cela continue, appelez-nous : une personne de l’équipe vous répond.')}
      </p>
      <div className={styles.ways}>
        <Button onClick={onRetry}>Réessayer</Button>
        {site.phones.map((phone) => (
          <ButtonLink key={phone} href={phoneHref(phone)} look="outline">
            <Icon name="phone" />
            {formatPhone(phone)}
          </ButtonLink>
        ))}
      </div>
    </Section>
  );
}
