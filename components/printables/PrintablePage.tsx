import { PageHero } from '@/components/layout/PageHero';
import { ReadAloud } from '@/components/readAloud/ReadAloud';
import { BackLink } from '@/components/ui/BackLink';
import { Icon } from '@/components/ui/Icon';
import { Prose } from '@/components/ui/Prose';
import { Section } from '@/components/ui/Section';
import { routes } from '@/lib/routing/routes';
import { fr } from '@/lib/text/typography';
import type { Printable } from '@/lib/content/schemas/printables';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import { PrintButton } from './PrintButton';
import { PrintableActions } from './PrintableActions';
import type { PrintableCentre } from './PrintableBlock';
import { PrintablePaper } from './PrintablePaper';
import type { PrintedFirstAid } from './PrintableFirstAid';
import styles from './PrintablePage.module.css';

interface PrintablePageProps {
  printable: Printable;
  breadcrumbs: BreadcrumbItems;
  centre: PrintableCentre;
  guides: PrintedFirstAid;
}

/**
 * One printable, blank or filled in on the device: what is typed stays in the fields and nowhere else.
 * The fields have no names, by which browsers would remember what was written into them.
 */
export function PrintablePage({ printable, breadcrumbs, centre, guides }: PrintablePageProps) {
  return (
    // The style sheet of print leaves out the site's own head and foot by this mark.
    <div data-page="printable">
      <div className={styles.screen}>
        <PageHero title={printable.title} lead={printable.use} breadcrumbs={breadcrumbs}>
          <div className={styles.print}>
            <PrintButton label="Imprimer la fiche" />
          </div>
        </PageHero>
      </div>
      <Section ground="tint" space="none" className={styles.section}>
        <div className={styles.screen}>
          <ReadAloud>
            <BackLink href={routes.printables}>Toutes les fiches</BackLink>
          </ReadAloud>
          <div className={styles.recommendation}>
            <Prose>{printable.body}</Prose>
            <p className={styles.privacy}>
              <span>
                <Icon name="info" />
                <span>
                  {fr(
                    'Rien de ce que vous écrivez ici n’est enregistré ni envoyé. Si vous quittez la page, tout est perdu : imprimez avant.',
                  )}
                </span>
              </span>
            </p>
          </div>
        </div>
        {/* A dialog's method sends a form nowhere: Enter in a field must not open the page anew. */}
        <form method="dialog" autoComplete="off" aria-label={printable.title} data-read>
          <PrintablePaper printable={printable} centre={centre} guides={guides} />
          <div className={styles.screen}>
            <PrintableActions />
          </div>
        </form>
      </Section>
    </div>
  );
}
