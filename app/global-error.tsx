'use client';

import { useEffect, useState } from 'react';
import { ActionButton } from '@/components/ui/ActionButton';
import { renewIfOutdated } from '@/lib/earlyTaps';
import { fr } from '@/lib/typography';

/** The centre's number as the page shows it, which is still there while this is drawn. */
const shownPhone = () =>
  typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('a[href^="tel:"]');

/**
 * What a visitor sees where even the frame of the pages fails. It stands in place of it all, and
 * since every page carries it, it brings neither style nor content along.
 */
export default function GlobalErrorPage({ reset }: { error: Error; reset: () => void }) {
  const [phone] = useState(shownPhone);
  useEffect(renewIfOutdated, []);
  return (
    <html lang="fr">
      <body>
        <title>Cette page a rencontré un problème</title>
        <main>
          <h1>Cette page a rencontré un problème</h1>
          <p>{fr('Réessayez. Si cela continue, appelez-nous :')}</p>
          {phone ? <a href={phone.getAttribute('href')!}>{phone.textContent}</a> : null}
          <p>
            <ActionButton onClick={reset}>Réessayer</ActionButton>
          </p>
        </main>
      </body>
    </html>
  );
}
