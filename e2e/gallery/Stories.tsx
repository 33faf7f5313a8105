import type { ComponentType } from 'react';
import styles from './Stories.module.css';

interface StoriesProps {
  /** Each component with its stories: one export per state. */
  groups: [component: string, stories: Record<string, ComponentType>][];
}

/** The states of each building block, one below the other. */
export function Stories({ groups }: StoriesProps) {
  return (
    <main className={styles.gallery}>
      <h1>Galerie</h1>
      {groups.map(([component, stories]) => (
        <section key={component} aria-label={component}>
          <h2>{component}</h2>
          {Object.entries(stories).map(([state, Story]) => (
            <div key={state}>
              <p className={styles.state}>{state}</p>
              <Story />
            </div>
          ))}
        </section>
      ))}
    </main>
  );
}
