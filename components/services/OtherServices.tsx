import { PageLink } from '@/components/ui/PageLink';
import { Fold } from '@/components/ui/Fold';
import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { serviceRoute } from '@/lib/routes';
import type { Service } from '@/lib/content/schemas/services';
import styles from './OtherServices.module.css';

/** Links to the other services, at the foot of a service's page. */
export function OtherServices({ services }: { services: readonly Service[] }) {
  return (
    <Section labelledBy="autres-services" ground="tint" className={styles.section}>
      <Fold id="autres-services" heading="Autres services" headingLevel="h2">
        <ul className={styles.list}>
          {services.map(({ id, title, icon }) => (
            <li key={id}>
              <PageLink href={serviceRoute(id)} className={styles.link}>
                <Icon name={icon} className={styles.icon} />
                {title}
                <Icon name="arrow-right" className={styles.arrow} />
              </PageLink>
            </li>
          ))}
        </ul>
      </Fold>
    </Section>
  );
}
