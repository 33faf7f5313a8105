import { PageLink } from '@/components/ui/PageLink';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { routes } from '@/lib/routes';
import type { Picture as PictureContent } from '@/lib/content/fields';
import styles from '../about/Founder.module.css';

interface DirectorProps {
  name: string;
  role: string;
  text: string;
  image: PictureContent;
}

/** The founder, as the one whom the whole team answers to. */
export function Director({ name, role, text, image }: DirectorProps) {
  return (
    <Section labelledBy="directeur">
      <div className={styles.founder}>
        <Picture picture={image} className={styles.portrait} />
        <div className={styles.words}>
          <h2 id="directeur" className={styles.heading}>
            {role}
          </h2>
          <p className={styles.quote}>{text}</p>
          <p>
            <b className={styles.name}>{name}</b>
            <PageLink href={routes.about}>À propos du centre</PageLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
