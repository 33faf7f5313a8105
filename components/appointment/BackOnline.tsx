'use client';

import { useEffect, useState } from 'react';
import { Announcement } from '@/components/ui/Announcement';
import { Button } from '@/components/ui/Button';
import { fr } from '@/lib/typography';
import styles from './BackOnline.module.css';

/**
 * After a failed send: says when the connection is back, and offers to send again. It never
 * sends by itself.
 */
export function BackOnline() {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    const back = () => setIsBack(true);
    const gone = () => setIsBack(false);
    window.addEventListener('online', back);
    window.addEventListener('offline', gone);
    return () => {
      window.removeEventListener('online', back);
      window.removeEventListener('offline', gone);
    };
  }, []);
  return (
    <Announcement className={styles.status}>
      {isBack ? (
        <>
          <p>{fr('La connexion est revenue.')}</p>
          <Button type="submit" look="dark">
            Renvoyer ma demande
          </Button>
        </>
      ) : null}
    </Announcement>
  );
}
