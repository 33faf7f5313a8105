'use client';

import { useState } from 'react';
import { shownPhones } from '@/components/layout/shownPhones';

/**
 * What a visitor sees where even the frame of the pages fails. It stands in place of it all, and
 * since every page carries it, it brings nothing along: no style, no content, no code but this.
 */
export default function GlobalErrorPage() {
  // Read while the page is still there.
  const [phones] = useState(shownPhones);
  return (
    <html lang="fr">
      <body>
        <title>Cette page a rencontré un problème</title>
        <main>
          <h1>Cette page a rencontré un problème</h1>
          <p>
            {/* An empty address is the page's own: it opens anew. */}
            <a href="">Réessayez</a>. Si cela continue, appelez-nous.
          </p>
          {phones.map(({ href, label }) => (
            <p key={href}>
              <a href={href}>{label}</a>
            </p>
          ))}
        </main>
      </body>
    </html>
  );
}
