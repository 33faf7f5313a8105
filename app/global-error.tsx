'use client';

import { useEffect } from 'react';
import { site } from '@/content/site';
import { Button } from '@/components/ui/Button';
import { renewIfOutdated } from '@/lib/earlyTaps';
import { formatPhone, phoneHref } from '@/lib/format';
import { fr } from '@/lib/typography';

/**
 * What a visitor sees where even the frame of the pages fails. It stands in place of it all, and
 * brings nothing along that could fail too: every page carries it.
 */
export default function GlobalErrorPage({ reset }: { error: Error; reset: () => void }) {
  useEffect(renewIfOutdated, []);
  const [phone] = site.phones;
  return (
    <html lang="fr">
      <body>
        <title>Cette page a rencontré un problème</title>
        <main>
          <h1>Cette page a rencontré un problème</h1>
          <p>{fr('Réessayez. Si cela continue, appelez-nous :')}</p>
          <p>
            <a href={phoneHref(phone)}>{formatPhone(phone)}</a>
          </p>
          <Button onClick={reset}>Réessayer</Button>
        </main>
      </body>
    </html>
  );
}
