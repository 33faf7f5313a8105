import type { ComponentType } from 'react';
import { Section } from '@/components/ui/Section';

interface StoriesProps {
  /** Each component with its stories: one export per state. */
  groups: [component: string, stories: Record<string, ComponentType>][];
}

/** The states of each building block, one below the other. */
export function Stories({ groups }: StoriesProps) {
  const states = groups.flatMap(([component, stories]) =>
    Object.entries(stories).map(([state, Story]) => ({ name: `${component}: ${state}`, Story })),
  );
  return (
    <main>
      <Section>
        <h1>Galerie</h1>
      </Section>
      {states.map(({ name, Story }) => (
        <Section key={name} space="close" heading={name}>
          <Story />
        </Section>
      ))}
    </main>
  );
}
