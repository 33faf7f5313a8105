import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { fr } from '@/lib/typography';
import styles from './ClosedPart.module.css';

interface ClosedPartProps {
  heading: string;
  lead?: string;
  /** Its fields. */
  children: ReactNode;
}

/**
 * A part of the form that only some need. It opens by itself where something stands in it: what a
 * draft gives back must not travel unseen.
 */
export function ClosedPart({ heading, lead, children }: ClosedPartProps) {
  const part = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const details = part.current;
    if (!details) return;
    const openIfFilled = () => {
      const fields = details.querySelectorAll<HTMLInputElement>('input, select');
      if ([...fields].some(({ value }) => value)) details.open = true;
    };
    openIfFilled();
    details.addEventListener('change', openIfFilled);
    return () => details.removeEventListener('change', openIfFilled);
  }, []);

  return (
    <details ref={part} className={styles.part}>
      <summary>
        <Icon name="family" />
        {fr(heading)}
        <Icon name="plus" className={styles.sign} />
      </summary>
      <fieldset className={styles.fields}>
        <legend>{lead ? fr(lead) : fr(heading)}</legend>
        {children}
      </fieldset>
    </details>
  );
}
