import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Offer } from './Offer';

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
    <Offer isMade={isBack} words="La connexion est revenue.">
      <Button type="submit" look="dark">
        Renvoyer ma demande
      </Button>
    </Offer>
  );
}
