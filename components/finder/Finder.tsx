import clsx from 'clsx';
import { RedFlags } from '@/components/firstAid/RedFlags';
import { Button } from '@/components/ui/Button';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { Disclosure } from '@/components/ui/disclosure/Disclosure';
import { PageLink } from '@/components/ui/PageLink';
import { isOffered } from '@/lib/finder/finder';
import { redFlags } from '@/lib/firstAid/warningSteps';
import { printableRoute } from '@/lib/routing/routes';
import { fr } from '@/lib/text/typography';
import { DecisionTree } from './DecisionTree';
import { FinderEmergency, type FinderEmergencyProps } from './FinderEmergency';
import { FinderResults, type FinderResultsProps } from './FinderResults';
import { positions } from './positions';
import { Question } from './Question';
import layout from '@/components/ui/layout.module.css';
import styles from './Finder.module.css';

const QUESTION_COUNT = 4;
const FORM_ID = 'questions';

type FinderProps = FinderResultsProps & Omit<FinderEmergencyProps, 'danger'>;

/**
 * A decision tree of four questions that leads to one recommendation. CSS reveals each step; the
 * script only enhances it.
 */
export function Finder({ finder, services, signs, ...contact }: FinderProps) {
  const { danger, who, need, often } = finder;
  const allGroups = signs.groups.map(({ code }) => code);
  /** Each choice lists the answers to the question before that it applies to. */
  const needs = need.choices.map((choice) => ({
    ...choice,
    who: positions(who.choices, ({ code }) => isOffered(choice, code)),
  }));
  return (
    <>
      <form id={FORM_ID} className={styles.form}>
        {/* Enter activates the first submit button. This one is disabled: the answers must not get
            into the address. */}
        <button type="submit" disabled hidden>
          Répondre
        </button>
        <Question
          number={1}
          total={QUESTION_COUNT}
          question={danger.question}
          hint={danger.hint}
          choices={[{ label: danger.yes }, { label: danger.urgent }, { label: danger.no }]}
          examples={
            <Disclosure tone="danger" heading={fr('Voir les signes graves')}>
              <RedFlags lists={redFlags(signs, allGroups)} />
              <p className={clsx(layout.row, layout.targets)}>
                <PageLink href={printableRoute('signes')}>{fr('Imprimer ces signes')}</PageLink>
              </p>
            </Disclosure>
          }
        >
          <FinderEmergency danger={danger} {...contact} />
          <div className={styles.notUrgent}>
            <Question number={2} total={QUESTION_COUNT} {...who}>
              <div className={styles.next}>
                <Question number={3} total={QUESTION_COUNT} {...need} choices={needs}>
                  <div className={styles.next}>
                    <Question number={4} total={QUESTION_COUNT} {...often}>
                      <FinderResults finder={finder} services={services} signs={signs} />
                    </Question>
                  </div>
                </Question>
              </div>
            </Question>
          </div>
          <p className={styles.restart}>
            <Button type="reset" variant="outline">
              Recommencer
            </Button>
          </p>
        </Question>
      </form>
      <ErrorBoundary>
        <DecisionTree formId={FORM_ID} />
      </ErrorBoundary>
    </>
  );
}
