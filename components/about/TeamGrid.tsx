import type { ReactNode } from 'react';
import { CardGrid } from '@/components/ui/card/CardGrid';
import { Section, SectionAction } from '@/components/ui/Section';

/** The team and a call to action. */
export function TeamGrid({ cta, children }: { cta: ReactNode; children: ReactNode }) {
  return (
    <Section>
      <CardGrid variant="uniform">{children}</CardGrid>
      <SectionAction>{cta}</SectionAction>
    </Section>
  );
}
