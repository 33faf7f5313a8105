'use client';

import { useEffect, useState } from 'react';
import { Announcement } from '@/components/ui/Announcement';
import { fr } from '@/lib/typography';

/** Opens the page that was asked for once the connection is back, and says so. */
export function ReloadWhenBack() {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    const reload = () => {
      setIsBack(true);
      location.reload();
    };
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <Announcement>
      {isBack ? <p>{fr('La connexion est revenue : votre page s’ouvre.')}</p> : null}
    </Announcement>
  );
}
