import clsx from 'clsx';
import { useId } from 'react';
import { scrollIntoViewNearest } from '@/lib/browser/scrollIntoViewNearest';
import layout from '@/components/ui/layout.module.css';
import panel from '@/components/ui/panel.module.css';
import styles from './ManualCopy.module.css';

interface ManualCopyProps {
  /** Why the text is to be copied by hand. */
  label: string;
  text: string;
  /** Takes the focus, with the text selected. */
  isSelected?: boolean;
}

/** Stable: an inline ref would run on each render and take the focus back. */
const select = (box: HTMLTextAreaElement | null) => box?.select();

/** A text to copy by hand. */
export function ManualCopy({ label, text, isSelected = false }: ManualCopyProps) {
  const boxId = useId();
  return (
    <div
      className={clsx(layout.stackXs, panel.panel, styles.manual)}
      ref={isSelected ? scrollIntoViewNearest : undefined}
    >
      <label htmlFor={boxId}>{label}</label>
      <textarea
        id={boxId}
        readOnly
        rows={Math.min(8, text.split('\n').length + 1)}
        value={text}
        ref={isSelected ? select : undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}
