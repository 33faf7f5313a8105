import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PageHero } from '@/components/layout/PageHero';
import { ReadAloud } from '@/components/readAloud/ReadAloud';
import { BackLink } from '@/components/ui/BackLink';
import { Icon } from '@/components/ui/Icon';
import { Prose } from '@/components/ui/text/Prose';
import { Section } from '@/components/ui/Section';
import { routes } from '@/lib/routing/routes';
import { fr } from '@/lib/text/typography';
import type { Printable } from '@/lib/content/schemas/printables';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import { PrintButton } from '@/components/ui/PrintButton';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { PrintableActions } from './PrintableActions';
import type { PrintableCentre } from './PrintableBlock';
import { PrintablePaper } from './PrintablePaper';
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

/**
 * A printable, blank or filled in on the device: its values stay in the tab. The fields have no
 * names, so that browsers do not offer autofill.
 */
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
          title={printable.title}
          lead={printable.use}
          breadcrumbs={breadcrumbs}
          figure={figure}
        >
          <div className={styles.print}>
            <PrintButton label="Imprimer la fiche" />
          </div>
        </PageHero>
      </div>
      <Section ground="tinted" space="none" className={styles.section}>
        <div className={layout.screen}>
          <ReadAloud>
            <BackLink href={routes.printables}>Toutes les fiches</BackLink>
          </ReadAloud>
          <div className={clsx(layout.columns, styles.recommendation)}>
            <Prose>{printable.body}</Prose>
            <p className={styles.privacy}>
              <span className={clsx(layout.iconText, panel.panel, panel.small, panel.note)}>
                <Icon name="info" />
                <span>
                  {fr(
                    'Ce que vous écrivez ici n’est pas envoyé. Cet onglet le garde jusqu’à sa fermeture, ou jusqu’à « Tout effacer » : imprimez avant.',
                  )}
                </span>
              </span>
            </p>
          </div>
        </div>
        {/* `method="dialog"`: Enter must not submit and reload. */}
        <form method="dialog" autoComplete="off" aria-label={printable.title} data-read>
          <PrintablePaper printable={printable} centre={centre} guides={guides} />
          <div data-silent className={layout.screen}>
            <ErrorBoundary>
              <PrintableActions id={printable.id} />
            </ErrorBoundary>
          </div>
        </form>
        {share ? (
          <div className={clsx(layout.stack, layout.screen, styles.share)}>{share}</div>
        ) : null}
      </Section>
    </div>
  );
}
