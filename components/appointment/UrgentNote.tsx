import { PhoneButton } from '@/components/contact/PhoneButton';
import { Notice } from '@/components/sections/Notice';
import { fr } from '@/lib/text/typography';
import type { Centre } from './FallbackContact';
import styles from './UrgentNote.module.css';

/** Where something can't wait until tomorrow the phone comes first: nobody reads e-mails at night. */
export function UrgentNote({ centre }: { centre: Centre }) {
  return (
    <Notice variant="urgent" heading={fr('Cela ne peut pas attendre demain ?')}>
      <p>{fr('Appelez d’abord. Si personne ne répond après 2 appels, allez à l’hôpital.')}</p>
      <p className={styles.call}>
        <PhoneButton phone={centre.phone} variant="dark" />
      </p>
    </Notice>
  );
}
