import { Notice } from '@/components/sections/Notice';
import { PhoneButton } from '@/components/contact/PhoneButton';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { placesOf } from '@/lib/finder';
import { adviceRoute } from '@/lib/routes';
import { fr } from '@/lib/typography';
import type { PhoneNumber } from '@/lib/content/fields';
import type { Content } from '@/lib/content/kinds';
import type { Service } from '@/lib/content/schemas/services';
import { FollowAnswers } from './FollowAnswers';
import { Question } from './Question';
import styles from './Finder.module.css';

const TOTAL = 4;
const FORM_ID = 'questions';

interface FinderProps {
  finder: Content['finder'];
  services: readonly Pick<Service, 'id' | 'title' | 'icon'>[];
  /** What to do where there is danger: the rule of the whole site. */
  emergency: Pick<Content['site']['emergency'], 'rule' | 'hospital'>;
  phone: PhoneNumber;
}

/**
 * The questions, each brought into sight by the answer before it, and the one advice that fits.
 * The style sheet does it all; React remembers the answers for the way back.
 */
export function Finder({ finder, services, emergency, phone }: FinderProps) {
  const { danger, who, need, often } = finder;
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
          choices={[{ label: danger.yes }, { label: danger.no }]}
          examples={
            <ul className={styles.signs}>
              {danger.signs.map((sign) => (
                <li key={sign}>
                  <Icon name="warning" />
                  {sign}
                </li>
              ))}
            </ul>
          }
        >
          <div className={styles.danger} data-step={danger.heading}>
            <Notice look="urgent" heading={danger.heading}>
              <p>{emergency.hospital}</p>
              <p className={styles.rule}>{emergency.rule}</p>
              <p className={styles.call}>
                <PhoneButton phone={phone} look="dark" />
              </p>
            </Notice>
          </div>
          <div className={styles.calm}>
            <Question number={2} total={TOTAL} {...who}>
              <div className={styles.next}>
                <Question number={3} total={TOTAL} {...need}>
                  <div className={styles.next}>
                    <Question number={4} total={TOTAL} {...often}>
                      <ul className={styles.results}>
                        {placesOf(finder).map((place, index) => (
                          <Result key={index} place={place} services={services} />
                        ))}
                      </ul>
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
      <FollowAnswers formId={FORM_ID} />
    </>
  );
}

interface ResultProps {
  place: ReturnType<typeof placesOf<Content['finder']['results'][number]>>[number];
  services: FinderProps['services'];
}

/** What is advised at one place of the table: shown once each question has one of its choices. */
function Result({ place: { result, who, need, often }, services }: ResultProps) {
  const advised = result.services.flatMap((id) => services.filter((service) => service.id === id));
  const titles = advised.map(({ title }) => title).join(' et ');
  return (
    <li
      data-who={who.join(' ')}
      data-need={need.join(' ')}
      data-often={often.join(' ')}
      data-step={fr(`Notre conseil : ${titles}`)}
      className={styles.result}
    >
      <p>Ce qui peut vous aider</p>
      <ul>
        {advised.map(({ id, title, icon }) => (
          <li key={id}>
            <Icon name={icon} />
            {title}
          </li>
        ))}
      </ul>
      <ButtonLink
        href={adviceRoute(result.number)}
        wide
        aria-label={fr(`Voir notre conseil : ${titles}`)}
      >
        Voir notre conseil
        <Icon name="arrow-right" />
      </ButtonLink>
    </li>
  );
}
