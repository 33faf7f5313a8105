import clsx from 'clsx';
import type { ReactNode } from 'react';
import { HydratedButton } from '@/components/ui/HydratedButton';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { Icon } from '@/components/ui/Icon';
import { facebookShare, whatsappShare } from '@/lib/share/share';
import { fr } from '@/lib/text/typography';
import { ManualCopy } from './ManualCopy';
import { useWebShare } from './useWebShare';
import layout from '@/components/ui/layout.module.css';
import styles from './ShareLinks.module.css';

/** The class of a link or a button of the list. */
export const shareLink = clsx(layout.target, layout.tinted, layout.edged, styles.link);

interface ShareLinksProps {
  /** The page's title, for the message. */
  title: string;
  url: string;
  /** The Instagram entry, which differs between strip and dialog. */
  instagram: ReactNode;
  onCopy: () => void;
}

const NOT_OPENED = fr(
  'Le partage ne s’est pas ouvert ? Touchez de nouveau « Partager… », prenez un autre bouton, ou copiez ce lien :',
);

/** Share targets as named buttons; on phones with Web Share, the system share sheet first. */
export function ShareLinks({ title, url, instagram, onCopy }: ShareLinksProps) {
  const { share, trouble } = useWebShare(title, url);
  const targets = [
    { icon: 'facebook', name: 'Facebook', href: facebookShare(url) },
    { icon: 'whatsapp', name: 'WhatsApp', href: whatsappShare(title, url) },
  ] as const;
  const manual = trouble ? <ManualCopy label={NOT_OPENED} text={url} /> : null;
  return (
    <>
      <ul className={clsx(layout.actions, styles.links)}>
        <li className={styles.native}>
          <HydratedButton className={shareLink} onClick={share}>
            <Icon name="share" alone />
            <span>Partager…</span>
          </HydratedButton>
        </li>
        {targets.map(({ icon, name, href }) => (
          <li key={icon}>
            <a
              href={href}
              target="_blank"
              rel="noopener"
              aria-label={`Partager sur ${name}`}
              className={shareLink}
            >
              <Icon name={icon} alone />
              <span>{name}</span>
            </a>
          </li>
        ))}
        <li>{instagram}</li>
        <li>
          <HydratedButton className={shareLink} onClick={onCopy}>
            <Icon name="copy" alone />
            <span>Copier le lien</span>
          </HydratedButton>
        </li>
      </ul>
      {/* Not announced while a sheet may be open. */}
      {trouble === 'late' ? manual : null}
      <LiveRegion urgent>{trouble === 'failed' ? manual : null}</LiveRegion>
    </>
  );
}
