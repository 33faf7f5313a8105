import clsx from 'clsx';
import { Band } from '@/components/layout/Band';
import { Breadcrumb } from '@/components/layout/Breadcrumb';
import { ShareStrip } from '@/components/share/ShareStrip';
import { BackLink } from '@/components/ui/BackLink';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Prose } from '@/components/ui/Prose';
import { Container } from '@/components/ui/Section';
import tints from '@/components/ui/tints.module.css';
import { Words } from '@/components/ui/Words';
import { formatPrice, phoneHref } from '@/lib/format';
import { quoteRoute, routes } from '@/lib/routes';
import type { Trail } from '@/lib/trail';
import type { PhoneNumber } from '@/lib/content/fields';
import type { IconName } from '@/lib/content/schemas/looks';
import type { Service } from '@/lib/content/schemas/services';
import { OtherServices } from './OtherServices';
import styles from './ServiceDetail.module.css';

interface ServiceDetailProps {
  service: Service;
  trail: Trail;
  practicalInformation: readonly { label: string; text: string; icon: IconName }[];
  pricingNote: string;
  others: readonly Service[];
  phone: PhoneNumber;
  /** The page's canonical address. */
  url: string;
}

/** One service: what it is, what it comprises, what it costs, and how to ask for it. */
export function ServiceDetail(props: ServiceDetailProps) {
  const { service, phone } = props;
  return (
    <>
      <div className={styles.hero}>
        <Container className={styles.heroGrid}>
          <div>
            <Breadcrumb trail={props.trail} />
            <span className={clsx(styles.badge, tints[service.color])}>
              <Icon name={service.icon} size="feature" />
            </span>
            <h1 className={styles.title}>{service.title}</h1>
            <p className={styles.description}>{service.description}</p>
            <div className={styles.actions}>
              <ButtonLink href={quoteRoute(service.id)}>Demander un devis</ButtonLink>
              <ButtonLink href={phoneHref(phone)} look="light">
                <Icon name="phone" />
                Nous appeler
              </ButtonLink>
            </div>
          </div>
          <div className={clsx(styles.picture, tints[service.color])}>
            <Picture picture={service.image} first />
          </div>
        </Container>
        <Band />
      </div>
      <Container className={styles.body}>
        <BackLink href={routes.services}>Retour aux services</BackLink>
        <div className={styles.columns}>
          <div className={styles.text}>
            <Prose>{service.body}</Prose>
            <ShareStrip heading="Partager ce service" title={service.title} url={props.url} />
          </div>
          <div className={styles.panels}>
            <section className={styles.panel} aria-labelledby="comprend">
              <h2 id="comprend">Ce service comprend</h2>
              <ul className={styles.features}>
                {service.features.map((feature) => (
                  <li key={feature}>
                    <Icon name="check" />
                    {feature}
                  </li>
                ))}
              </ul>
            </section>
            <section className={clsx(styles.panel, styles.prices)} aria-labelledby="tarifs">
              <h2 id="tarifs">Nos tarifs</h2>
              <dl>
                {service.pricing.map((line) => (
                  <div key={line.option}>
                    <dt>{line.option}</dt>
                    <dd>
                      <Words>{formatPrice(line)}</Words>
                    </dd>
                  </div>
                ))}
              </dl>
              <p className={styles.note}>{props.pricingNote}</p>
            </section>
            <section className={styles.panel} aria-labelledby="pratique">
              <h2 id="pratique">Informations pratiques</h2>
              <ul className={styles.practical}>
                {props.practicalInformation.map(({ label, text, icon }) => (
                  <li key={label}>
                    <Icon name={icon} />
                    <span>
                      <b>{label}</b>
                      {text}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </div>
      </Container>
      <OtherServices services={props.others} />
    </>
  );
}
