'use client';

import { useEffect, useState } from 'react';
import { Announcement } from '@/components/ui/Announcement';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { fr } from '@/lib/typography';

/** Opens the page that was asked for once the connection is back, and says so. */
export function ReloadWhenBack() {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    const reload = () => {
      setIsBack(true);
      location.reload();
    };
    return listenToWindow({ online: reload });
  }, []);
  return (
    <Announcement>
      {isBack ? <p>{fr('La connexion est revenue : votre page s’ouvre.')}</p> : null}
    </Announcement>
  );
}
