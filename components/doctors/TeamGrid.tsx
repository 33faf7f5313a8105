import type { ReactNode } from 'react';
import { CardGrid } from '@/components/ui/CardGrid';
import { Section, SectionAction } from '@/components/ui/Section';

/** The team side by side, and the button that asks for one of them. */
export function TeamGrid({ cta, children }: { cta: ReactNode; children: ReactNode }) {
  return (
    <Section>
      <CardGrid look="alike">{children}</CardGrid>
      <SectionAction>{cta}</SectionAction>
    </Section>
  );
}
