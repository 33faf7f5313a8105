import { ButtonLink } from '@/components/ui/Button';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { routes } from '@/lib/routes';
import type { Picture as PictureContent } from '@/lib/content/fields';
import styles from './Director.module.css';

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
      <div className={styles.director}>
        <Picture picture={image} className={styles.portrait} />
        <div className={styles.words}>
          <h2 id="directeur" className={styles.name}>
            {name}
          </h2>
          <p className={styles.role}>{role}</p>
          <p>{text}</p>
          <ButtonLink href={routes.about} look="outline" className={styles.link}>
            À propos du centre
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
