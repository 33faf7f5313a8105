import type { ReactNode } from 'react';
import { Container } from '@/components/ui/Section';
import type { Trail } from '@/lib/trail';
import { Band } from './Band';
import { Breadcrumb } from './Breadcrumb';
import styles from './PageHero.module.css';

interface PageHeroProps {
  title: string;
  lead?: string;
  trail: Trail;
  /** Beside the words where there is room: a picture. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** The head of an inner page: where it stands, its title and its lead on indigo cloth. */
export function PageHero({ title, lead, trail, aside, children }: PageHeroProps) {
  return (
    <div className={styles.hero}>
      <Container className={aside ? styles.withAside : styles.plain}>
        <div>
          <Breadcrumb trail={trail} />
          <h1 className={styles.title}>{title}</h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          {children}
        </div>
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </Container>
      <Band />
    </div>
  );
}
