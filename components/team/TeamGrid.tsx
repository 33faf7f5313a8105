import type { ReactNode } from 'react';
import { CardGrid } from '@/components/ui/CardGrid';
import { Section, SectionAction } from '@/components/ui/Section';

/** Target of links to it. */
export const TEAM_PART = 'au-centre';

/** The team side by side, and the button that asks for one of them. */
export function TeamGrid({ cta, children }: { cta: ReactNode; children: ReactNode }) {
  return (
    <Section id={TEAM_PART}>
      <CardGrid look="alike">{children}</CardGrid>
      <SectionAction>{cta}</SectionAction>
    </Section>
  );
}
