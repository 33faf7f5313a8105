import { hospitalsRoute } from '@/lib/firstAid/firstAid';
import { RedFlags } from '@/components/firstAid/RedFlags';
import { Notice } from '@/components/sections/Notice';
import { PhoneButton } from '@/components/contact/PhoneButton';
import { WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Disclosure } from '@/components/ui/Disclosure';
import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import { isOffered, compileRules } from '@/lib/finder/finder';
import { recommendationRoute, routes, printableRoute, urgentRoute } from '@/lib/routing/routes';
import { fr } from '@/lib/text/typography';
import { redFlags, type AllSigns } from '@/lib/firstAid/warningSteps';
import type { PhoneNumber } from '@/lib/content/fields';
import type { Content } from '@/lib/content/collections';
import type { Service } from '@/lib/content/schemas/services';
import type { SignGroup } from '@/lib/content/schemas/signs';
import { DecisionTree } from './DecisionTree';
import { Question } from './Question';
import styles from './Finder.module.css';

const TOTAL = 4;
const SIGNS_SHEET = 'signes';
const FORM_ID = 'questions';

interface FinderProps {
  finder: Content['finder'];
  services: readonly Pick<Service, 'id' | 'title' | 'icon'>[];
  /** What to do where there is danger: the rule of the whole site. */
  emergency: Pick<Content['site']['emergency'], 'rule' | 'hospital' | 'call'>;
  phone: PhoneNumber;
  whatsapp: PhoneNumber;
  /** When the phone is answered, in words. */
  answerHours: string;
  signs: AllSigns;
}

/**
 * The questions, each brought into sight by the answer before it, and the one recommendation that fits.
 * The style sheet does it all; React remembers the answers for the way back.
 */
export function Finder(props: FinderProps) {
  const { finder, services, emergency, phone, whatsapp, answerHours, signs } = props;
  const { danger, who, need, often } = finder;
  const everyGroup = signs.groups.map(({ code }) => code);
  /** A choice is drawn for those to whom it is offered: the style sheet hides it from the others. */
  const needs = need.choices.map((choice) => ({
    ...choice,
    who: places(who.choices, ({ code }) => isOffered(choice, code)),
  }));
  return (
    <>
      <form id={FORM_ID} className={styles.form}>
        {/* Enter in a form presses its first send button. This one takes no press: what is
            answered shall not get into the address. */}
        <button type="submit" disabled hidden>
          Répondre
        </button>
        <Question
          number={1}
          total={TOTAL}
          question={danger.question}
          hint={danger.hint}
          choices={[{ label: danger.yes }, { label: danger.urgent }, { label: danger.no }]}
          examples={
            <Disclosure tone="danger" heading={fr('Voir les signes graves')}>
              <RedFlags lists={redFlags(signs, everyGroup)} />
              <p className={styles.links}>
                <PageLink href={printableRoute(SIGNS_SHEET)}>{fr('Imprimer ces signes')}</PageLink>
              </p>
            </Disclosure>
          }
        >
          <div className={styles.danger} data-step={danger.heading}>
            <Notice look="urgent" heading={danger.heading}>
              <p>{emergency.hospital}</p>
              <p className={styles.rule}>{emergency.rule}</p>
              <p className={styles.call}>
                <PhoneButton phone={phone} look="dark" />
              </p>
              <p className={styles.links}>
                <PageLink href={routes.guides}>{fr('Les gestes en attendant')}</PageLink>
                <PageLink href={hospitalsRoute}>{fr('Quel hôpital ?')}</PageLink>
              </p>
            </Notice>
          </div>
          <div className={styles.urgent} data-step={danger.urgentHeading}>
            <Notice look="urgent" heading={danger.urgentHeading}>
              <p>{danger.urgentText}</p>
              <p className={styles.rule}>{emergency.call}</p>
              <div className={styles.call}>
                <PhoneButton phone={phone} look="dark" />
                <WhatsAppButton
                  number={whatsapp}
                  text={fr('Bonjour, cela ne peut pas attendre demain : ')}
                  label="Écrire sur WhatsApp que cela ne peut pas attendre"
                />
              </div>
              <p className={styles.rule}>{fr(`Accueil : ${answerHours}.`)}</p>
              <p>
                <PageLink href={urgentRoute}>{fr('Écrire une demande pour aujourd’hui')}</PageLink>
              </p>
            </Notice>
          </div>
          <div className={styles.calm}>
            <Question number={2} total={TOTAL} {...who}>
              <div className={styles.next}>
                <Question number={3} total={TOTAL} {...need} choices={needs}>
                  <div className={styles.next}>
                    <Question number={4} total={TOTAL} {...often}>
                      <ul className={styles.results}>
                        {compileRules(finder).map((place, index) => (
                          <Result key={index} place={place} services={services} />
                        ))}
                      </ul>
                      <div className={styles.results}>
                        {reminders(finder).map(({ groups, ...shown }) => (
                          <div key={groups.join()} {...shown} className={styles.reminder}>
                            <p>{fr('Partez à l’hôpital si vous voyez un de ces signes :')}</p>
                            <RedFlags lists={redFlags(signs, groups)} />
                          </div>
                        ))}
                      </div>
                    </Question>
                  </div>
                </Question>
              </div>
            </Question>
          </div>
          <p className={styles.again}>
            <Button type="reset" look="outline">
              Recommencer
            </Button>
          </p>
        </Question>
      </form>
      <DecisionTree formId={FORM_ID} />
    </>
  );
}

/** The places, counted from 1, of those of a list that are so. */
const places = <Item,>(list: readonly Item[], isSo: (item: Item) => boolean): string =>
  list.flatMap((item, index) => (isSo(item) ? [index + 1] : [])).join(' ');

/** Which groups of signs are recalled beside a recommendation, and for which answers. */
function reminders({ who, need }: FinderProps['finder']) {
  const of = (choices: readonly { signs: SignGroup[] }[], name: 'data-who' | 'data-need') =>
    choices
      .filter(({ signs }) => signs.length > 0)
      .map((choice) => ({ groups: choice.signs, [name]: places(choices, (it) => it === choice) }));
  return [...of(who.choices, 'data-who'), ...of(need.choices, 'data-need')];
}

interface ResultProps {
  place: ReturnType<typeof compileRules<Content['finder']['results'][number]>>[number];
  services: FinderProps['services'];
}

/** What is recommended at one place of the table: shown once each question has one of its choices. */
function Result({ place: { result, who, need, often }, services }: ResultProps) {
  const recommended = result.services.flatMap((id) =>
    services.filter((service) => service.id === id),
  );
  const titles = recommended.map(({ title }) => title).join(' et ');
  return (
    <li
      data-who={who.join(' ')}
      data-need={need.join(' ')}
      data-often={often.join(' ')}
      data-step={fr(`Notre conseil : ${titles}`)}
      className={styles.result}
    >
      {result.first ? (
        <p className={styles.first}>
          <Icon name="warning" />
          <span>{result.first}</span>
        </p>
      ) : null}
      <p>Ce qui peut vous aider</p>
      <ul>
        {recommended.map(({ id, title, icon }) => (
          <li key={id}>
            <Icon name={icon} />
            {title}
          </li>
        ))}
      </ul>
      <ButtonLink
        href={recommendationRoute(result.number)}
        wide
        aria-label={fr(`Voir notre conseil : ${titles}`)}
      >
        Voir notre conseil
        <Icon name="arrow-right" />
      </ButtonLink>
    </li>
  );
}
