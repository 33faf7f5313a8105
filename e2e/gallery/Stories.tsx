import type { ComponentType } from 'react';
import { Section } from '@/components/ui/Section';

/** The `default` export of a stories file, as in Storybook's Component Story Format. */
export interface StoriesMeta {
  /** `fullscreen`: the component has the page's margins itself. */
  parameters: { layout: 'fullscreen' };
}

type StoriesModule = Record<string, ComponentType> & { default?: StoriesMeta };

interface StoriesProps {
  /** Each component with its stories: one export per state. */
  groups: [component: string, stories: StoriesModule][];
}

/** The states of each building block, one below the other. */
export function Stories({ groups }: StoriesProps) {
  return (
    <main>
      <Section>
        <h1>Galerie</h1>
      </Section>
      {groups.flatMap(([component, { default: meta, ...states }]) =>
        Object.entries(states).map(([state, Story]) => {
          const name = `${component}: ${state}`;
          const isFull = meta?.parameters.layout === 'fullscreen';
          return (
            <div key={name}>
              <Section space="close" heading={name}>
                {isFull ? null : <Story />}
              </Section>
              {isFull ? <Story /> : null}
            </div>
          );
        }),
      )}
    </main>
  );
}
