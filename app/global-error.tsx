'use client';

import { useState } from 'react';
import { shownPhones } from '@/components/layout/shownPhones';

/**
 * Replaces the root layout if it throws. Every page ships this component, so it has no styles,
 * content or imports beyond the phones.
 */
export default function GlobalErrorPage() {
  // Before React removes the page.
  const [phones] = useState(shownPhones);
  return (
    <html lang="fr">
      <body>
        <title>Cette page a rencontré un problème</title>
        <main>
          <h1>Cette page a rencontré un problème</h1>
          <p>
            {/* An empty `href` reloads the page. */}
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
