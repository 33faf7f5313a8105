'use client';

import clsx from 'clsx';
import { useRef } from 'react';
import { CopyResult } from './CopyResult';
import { useCopy } from './useCopy';
import { withErrorBoundary } from '@/components/ui/ErrorBoundary';
import { HydratedButton } from '@/components/ui/HydratedButton';
import { Dialog } from '@/components/ui/disclosure/Dialog';
import { Icon } from '@/components/ui/Icon';
import { hasInstagramApp, INSTAGRAM_APP } from '@/lib/share/share';
import { fr } from '@/lib/text/typography';
import { ShareLinks, shareLink } from './ShareLinks';
import { usePageUrl } from './usePageUrl';
import layout from '@/components/ui/layout.module.css';
import styles from './ShareStrip.module.css';

interface ShareStripProps {
  /** A call to share, such as «Partager ce service». */
  heading: string;
  title: string;
  /** The page's canonical address. */
  url: string;
  /** The ground that it is on: the hero or the page. */
  ground?: 'indigo' | 'paper';
}

/**
 * Share buttons. Instagram accepts no links from the web: on phones the link is copied and the app
 * opened; on computers a dialog explains the steps.
 */
export const ShareStrip = withErrorBoundary(Strip);

function Strip({ heading, title, url: canonical, ground = 'paper' }: ShareStripProps) {
  const url = usePageUrl(canonical);
  const { copy, outcome } = useCopy(url);
  const steps = useRef<HTMLDialogElement>(null);

  const shareOnInstagram = async () => {
    if (!hasInstagramApp(navigator)) {
      steps.current?.showModal();
      return;
    }
    await copy();
    location.href = INSTAGRAM_APP;
  };

  return (
    <section
      aria-label={heading}
      className={clsx(layout.row, layout.screen, styles.strip, styles[ground])}
    >
      <p>
        <span className={clsx(layout.iconLine, styles.heading)}>
          <Icon name="share" />
          {heading}
        </span>
      </p>
      <ShareLinks
        title={title}
        url={url}
        onCopy={copy}
        instagram={
          <HydratedButton
            className={shareLink}
            aria-label="Partager sur Instagram"
            onClick={shareOnInstagram}
          >
            <Icon name="instagram" alone />
            <span>Instagram</span>
          </HydratedButton>
        }
      />
      <CopyResult outcome={outcome} text={url} success="Lien copié dans le presse-papiers !" />
      <Dialog ref={steps} title="Partager sur Instagram" confirm="OK">
        <ol className={clsx(layout.stack, styles.steps)}>
          <li>{fr('Ouvrez l’application Instagram')}</li>
          <li>Créez une nouvelle publication</li>
          <li>
            Collez le lien
            <code className={styles.url}>{url}</code>
          </li>
        </ol>
      </Dialog>
    </section>
  );
}
