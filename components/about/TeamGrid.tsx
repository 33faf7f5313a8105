import type { ReactNode } from 'react';
import { CardGrid } from '@/components/ui/card/CardGrid';
import { Section, SectionAction } from '@/components/ui/Section';

/** The target of hash links. */
export const TEAM_ID = 'au-centre';

/** The team and a call to action. */
export function TeamGrid({ cta, children }: { cta: ReactNode; children: ReactNode }) {
  return (
    <Section id={TEAM_ID}>
      <CardGrid variant="uniform">{children}</CardGrid>
      <SectionAction>{cta}</SectionAction>
    </Section>
  );
}
