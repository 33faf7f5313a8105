'use client';

import { useId } from 'react';
import { CopyResult } from './CopyResult';
import { useCopy } from './useCopy';
import { Button } from '@/components/ui/Button';
import { withErrorBoundary } from '@/components/ui/ErrorBoundary';
import { Dialog } from '@/components/ui/disclosure/Dialog';
import { dialogOpener } from '@/components/ui/disclosure/dialogOpener';
import { Icon } from '@/components/ui/Icon';
import type { SocialLinks } from '@/lib/content/schemas/parts';
import { ShareLinks, shareLink } from './ShareLinks';
import { usePageUrl } from './usePageUrl';
import layout from '@/components/ui/layout.module.css';
import styles from './ShareDialog.module.css';

interface ShareDialogProps {
  title: string;
  /** The canonical URL of the article. */
  url: string;
  /** The Instagram profile of the centre. */
  profile: SocialLinks['instagram'];
}

/** A button that opens a dialog to share an article. */
export const ShareDialog = withErrorBoundary(OpenedByButton);

function OpenedByButton({ title, url: canonical, profile }: ShareDialogProps) {
  const url = usePageUrl(canonical);
  const { copy, outcome, reset } = useCopy(url);
  const dialogId = useId();
  const boxId = useId();

  return (
    <>
      <Button variant="dark" {...dialogOpener(dialogId)}>
        <Icon name="share" />
        Partager cet article
      </Button>
      <Dialog id={dialogId} title="Partager cet article" onClose={reset}>
        <ShareLinks
          title={title}
          url={url}
          onCopy={copy}
          instagram={
            <a href={profile} target="_blank" rel="noopener" className={shareLink}>
              <Icon name="instagram" alone />
              Notre Instagram
            </a>
          }
        />
        <div className={layout.actions}>
          <label htmlFor={boxId} className={styles.label}>
            Adresse de l’article
          </label>
          <input
            id={boxId}
            readOnly
            value={url}
            className={styles.box}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button variant="dark" onClick={copy}>
            Copier
          </Button>
        </div>
        <CopyResult outcome={outcome} text={url} success="Lien copié !" />
      </Dialog>
    </>
  );
}
