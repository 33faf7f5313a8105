import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PageHero } from '@/components/layout/PageHero';
import { BackLink } from '@/components/ui/BackLink';
import { Prose } from '@/components/ui/text/Prose';
import { Section } from '@/components/ui/Section';
import { routes } from '@/lib/routing/routes';
import { formatPhone } from '@/lib/text/format';
import { fr } from '@/lib/text/typography';
import type { Printable } from '@/lib/content/schemas/printables';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import { PrintButton } from '@/components/ui/PrintButton';
import { PrintableBlock, type PrintableCentre } from './PrintableBlock';
import type { PrintedFirstAid } from './PrintableFirstAid';
import layout from '@/components/ui/layout.module.css';
import panel from '@/components/ui/panel.module.css';
import styles from './PrintablePage.module.css';

interface PrintablePageProps {
  printable: Printable;
  breadcrumbs: BreadcrumbItems;
  figure: `/${string}` | undefined;
  centre: PrintableCentre;
  guides: PrintedFirstAid;
  /** Below the paper: ways to send the printable. */
  share?: ReactNode;
}

/** A printable and its button; on paper, the printable alone, on one A4 page. */
export function PrintablePage({
  printable,
  breadcrumbs,
  figure,
  centre,
  guides,
  share,
}: PrintablePageProps) {
  return (
    // print.css hides the page chrome by this attribute.
    <div data-page="printable">
      <div className={layout.screen}>
        <PageHero
          heading={printable.title}
          lead={printable.use}
          breadcrumbs={breadcrumbs}
          figure={figure}
        >
          <div className={layout.apart}>
            <PrintButton label="Imprimer la fiche" />
          </div>
        </PageHero>
      </div>
      <Section ground="tinted" space="none" className={styles.section}>
        <div className={layout.screen}>
          <BackLink href={routes.printables}>Toutes les fiches</BackLink>
          <div className={styles.recommendation}>
            <Prose>{printable.body}</Prose>
          </div>
        </div>
        <div className={clsx(panel.panel, panel.paper, styles.paper)}>
          {/* Print only: on screen it is the page's title. */}
          <p className={styles.title}>{printable.title}</p>
          <div className={clsx(layout.stackXl, styles.blocks)}>
            {printable.blocks.map((block, index) => (
              <PrintableBlock key={index} block={block} centre={centre} guides={guides} />
            ))}
          </div>
          <p className={styles.footer}>
            {centre.name}, <bdi>{formatPhone(centre.phones[0])}</bdi>
          </p>
        </div>
        <div className={clsx(layout.actions, layout.screen, layout.apart, styles.actions)}>
          <PrintButton label="Imprimer" />
          <p className={styles.hint}>
            {fr(
              'Le bouton manque, ou ne fait rien ? Ouvrez le menu du navigateur et choisissez « Imprimer », ou « Partager » puis « Imprimer ».',
            )}
          </p>
        </div>
        {share ? (
          <div className={clsx(layout.stack, layout.screen, layout.apart)}>{share}</div>
        ) : null}
      </Section>
    </div>
  );
}
