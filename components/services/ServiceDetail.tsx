import clsx from 'clsx';
import { PhoneButton } from '@/components/contact/PhoneButton';
import { WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { ReadAloud } from '@/components/readAloud/ReadAloud';
import { PageHero } from '@/components/layout/PageHero';
import { ArticleMeta } from '@/components/blog/ArticleMeta';
import { HowItWorksLink } from '@/components/about/HowItWorksLink';
import { WarningSigns } from '@/components/firstAid/WarningSigns';
import { ShareStrip } from '@/components/share/ShareStrip';
import { BackLink } from '@/components/ui/BackLink';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import { Prose } from '@/components/ui/Prose';
import { Container } from '@/components/ui/Section';
import tones from '@/components/ui/tones.module.css';
import { AnnotatedText } from '@/components/ui/AnnotatedText';
import { startingPrice } from '@/lib/services/prices';
import { leadAndRest } from '@/lib/markdown/reading';
import { neighbourhoodsRoute, quoteRoute, routes } from '@/lib/routing/routes';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import { fr } from '@/lib/text/typography';
import type { AllSigns } from '@/lib/firstAid/warningSteps';
import type { Article } from '@/lib/content/schemas/articles';
import type { IconName } from '@/lib/content/schemas/variants';
import { spellHours } from '@/lib/openingHours/openingHours';
import type { Service } from '@/lib/content/schemas/services';
import type { Site } from '@/lib/content/schemas/site';
import { PriceList } from './PriceList';
import { RelatedContent } from './RelatedContent';
import styles from './ServiceDetail.module.css';

const MOMENT: IconName = 'calendar';

interface ServiceDetailProps {
  service: Service;
  breadcrumbs: BreadcrumbItems;
  practicalInformation: readonly { label: string; text: string; icon: IconName }[];
  pricingNote: string;
  /** That tell of it. */
  articles: readonly Article[];
  others: readonly Service[];
  signs: AllSigns;
  site: Site;
  /** The prices' page has the check of a quartier: the owner has confirmed some. */
  checksNeighbourhoods: boolean;
  /** The page's canonical address. */
  url: string;
}

/** One service: what it is, what it comprises, what it costs, and how to ask for it. */
export function ServiceDetail(props: ServiceDetailProps) {
  const { service, site } = props;
  const { lead, rest } = leadAndRest(service.body);
  const [phone] = site.phones;
  const [homeCare] = site.hours.homeCare.lines;
  const { days, hours } = spellHours(homeCare);
  const price = startingPrice(service.pricing);
  const { availability } = service;
  const practical = [
    ...props.practicalInformation,
    ...(availability ? [{ label: 'Aussi possible', text: availability, icon: MOMENT }] : []),
  ];
  return (
    <>
      <PageHero
        title={service.title}
        lead={service.description}
        breadcrumbs={props.breadcrumbs}
        variant="service"
        mark={
          <span className={clsx(styles.badge, tones[service.color])}>
            <Icon name={service.icon} size="feature" />
          </span>
        }
        picture={service.image}
        tone={service.color}
      >
        <div className={styles.actions}>
          <ButtonLink href={quoteRoute(service.id)}>Demander un devis</ButtonLink>
          <PhoneButton phone={phone} variant="light" label="Nous appeler" />
          <span className={styles.chat}>
            <WhatsAppButton
              number={site.whatsapp}
              text={fr(`Bonjour, je vous écris au sujet de « ${service.title} ».`)}
              variant="light"
              label="Écrire sur WhatsApp au sujet de ce service"
            />
          </span>
        </div>
      </PageHero>
      <Container className={styles.body}>
        <ul className={styles.facts}>
          {price ? (
            <li>
              <a href="#tarifs">
                <AnnotatedText>{price}</AnnotatedText>
              </a>
            </li>
          ) : null}
          {props.checksNeighbourhoods ? (
            <li>
              <PageLink href={neighbourhoodsRoute}>
                {fr('Venons-nous dans votre quartier ?')}
              </PageLink>
            </li>
          ) : null}
          <li>{fr(`${days}, ${hours}`)}</li>
        </ul>
        <ReadAloud>
          <BackLink href={routes.services}>Retour aux services</BackLink>
        </ReadAloud>
        <div className={styles.columns}>
          <div className={styles.lead} data-read data-long-description="">
            <Prose>{lead}</Prose>
          </div>
          <div className={styles.panels} data-read>
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
              <PriceList lines={service.pricing} note={props.pricingNote} />
            </section>
            <section className={styles.panel} aria-labelledby="pratique">
              <h2 id="pratique">Informations pratiques</h2>
              <ul className={styles.practical}>
                {practical.map(({ label, text, icon }) => (
                  <li key={label}>
                    <Icon name={icon} />
                    <span>
                      <b>{label}</b>
                      {text}
                    </span>
                  </li>
                ))}
              </ul>
              <HowItWorksLink />
            </section>
          </div>
          <div className={styles.rest} data-read data-long-description="">
            <Prose>{rest}</Prose>
          </div>
        </div>
        <div className={styles.after}>
          <div data-read>
            <WarningSigns named={service.warningSigns} signs={props.signs} centre={site} />
          </div>
          <ArticleMeta
            author={service.author}
            updated={service.updated}
            review={service.review}
            ground="paper"
          />
          <ShareStrip heading="Partager ce service" title={service.title} url={props.url} />
        </div>
      </Container>
      <RelatedContent articles={props.articles} others={props.others} />
    </>
  );
}
