import { PageHero } from '@/components/layout/PageHero';
import { Listen } from '@/components/listen/Listen';
import { BackLink } from '@/components/ui/BackLink';
import { Icon } from '@/components/ui/Icon';
import { Prose } from '@/components/ui/Prose';
import { Section } from '@/components/ui/Section';
import { routes } from '@/lib/routes';
import { fr } from '@/lib/typography';
import type { Sheet } from '@/lib/content/schemas/sheets';
import type { Crumbs } from '@/lib/navigation/crumbs';
import { PrintButton } from './PrintButton';
import { SheetActions } from './SheetActions';
import type { SheetCentre } from './SheetBlock';
import { SheetPaper } from './SheetPaper';
import type { PrintedGestures } from './SheetGestures';
import styles from './SheetPage.module.css';

interface SheetPageProps {
  sheet: Sheet;
  crumbs: Crumbs;
  centre: SheetCentre;
  gestures: PrintedGestures;
}

/**
 * One sheet, blank or filled in on the device: what is typed stays in the fields and nowhere else.
 * The fields have no names, by which browsers would remember what was written into them.
 */
export function SheetPage({ sheet, crumbs, centre, gestures }: SheetPageProps) {
  return (
    // The style sheet of print leaves out the site's own head and foot by this mark.
    <div data-page="sheet">
      <div className={styles.screen}>
        <PageHero title={sheet.title} lead={sheet.use} crumbs={crumbs}>
          <div className={styles.print}>
            <PrintButton label="Imprimer la fiche" />
          </div>
        </PageHero>
      </div>
      <Section ground="tint" space="none" className={styles.section}>
        <div className={styles.screen}>
          <Listen>
            <BackLink href={routes.sheets}>Toutes les fiches</BackLink>
          </Listen>
          <div className={styles.advice}>
            <Prose>{sheet.body}</Prose>
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
        <form method="dialog" autoComplete="off" aria-label={sheet.title} data-read>
          <SheetPaper sheet={sheet} centre={centre} gestures={gestures} />
          <div className={styles.screen}>
            <SheetActions />
          </div>
        </form>
      </Section>
    </div>
  );
}
