import clsx from 'clsx';
import { Disclosure } from '@/components/ui/disclosure/Disclosure';
import type { FirstAidGuide } from '@/lib/content/schemas/firstAid';
import { FIRST_AID_HASHES, type FirstAidCode } from '@/lib/firstAid/firstAid';
import texts from '@/components/ui/texts.module.css';
import layout from '@/components/ui/layout.module.css';
import panel from '@/components/ui/panel.module.css';
import styles from './EnglishDanger.module.css';

/** The anchor of a guide: that of the page of guides, and the language. */
export const getAnchor = (code: FirstAidCode) => `${FIRST_AID_HASHES[code]}-en`;

interface EnglishFirstAidProps {
  guide: FirstAidGuide;
  neverLabel: string;
}

/** A guide is in one language from its first line to its last. */
export function EnglishFirstAid({ guide, neverLabel }: EnglishFirstAidProps) {
  const { title, when, lines, variants, never } = guide.en ?? guide;
  const lang = guide.en ? undefined : 'fr';
  return (
    <Disclosure tone="danger" id={getAnchor(guide.code)} heading={<span lang={lang}>{title}</span>}>
      <div lang={lang} className={layout.stackS}>
        <p className={texts.soft}>{when}</p>
        <p className={clsx(panel.panel, panel.small, panel.danger)}>
          <strong lang="en">{neverLabel}:</strong> {never}
        </p>
        <ol className={clsx(layout.stackXs, styles.steps)}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        {variants.length ? (
          <ul className={clsx(layout.stackXs, styles.steps, styles.variants)}>
            {variants.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </Disclosure>
  );
}
