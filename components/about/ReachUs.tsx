import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Section } from '@/components/ui/Section';
import panel from '@/components/ui/panel.module.css';
import layout from '@/components/ui/layout.module.css';
import styles from './ReachUs.module.css';

interface ReachUsProps {
  heading: string;
  hours: ReactNode;
  /** The open status and the contact buttons. */
  children: ReactNode;
}

/** Opening hours in both time zones, and how to reach the centre from abroad. */
export function ReachUs({ heading, hours, children }: ReachUsProps) {
  return (
    <Section labelledBy="joindre">
      <div className={clsx(layout.columns, panel.panel, panel.maize)}>
        <div className={clsx(layout.actions, layout.wide, styles.contact)}>
          <h2 id="joindre">{heading}</h2>
          {children}
        </div>
        {hours}
      </div>
    </Section>
  );
}
