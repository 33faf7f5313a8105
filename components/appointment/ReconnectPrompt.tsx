import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { Offer } from './Offer';

/**
 * After a failed send: says when the connection is back, and offers to send again. It never
 * sends by itself.
 */
export function ReconnectPrompt() {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    return listenToWindow({ online: () => setIsBack(true), offline: () => setIsBack(false) });
  }, []);
  return (
    <Offer isMade={isBack} words="La connexion est revenue.">
      <Button type="submit" variant="dark">
        Renvoyer ma demande
      </Button>
    </Offer>
  );
}
