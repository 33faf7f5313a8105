import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { fr } from '@/lib/text/typography';
import type { IconName } from '@/lib/content/schemas/variants';
import styles from './Question.module.css';

interface Choice {
  label: string;
  hint?: string;
  icon?: IconName;
  /** The answers to the question before, counted from 1, that it is offered to: all, left out. */
  who?: string;
}

interface QuestionProps {
  /** Its place among the questions, from 1, and how many there are. */
  number: number;
  total: number;
  question: string;
  hint?: string;
  choices: readonly Choice[];
  /** Stands under the choices. */
  examples?: ReactNode;
  /** What the choices bring into sight: it stands beside their radios, for `~` to find it. */
  children: ReactNode;
}

/**
 * A question and its choices, large enough for a thumb. What follows lies inside, after the
 * radios: so `:checked ~` shows it in every browser, without a script. (`:has` would let the
 * questions lie side by side, and leave out Chrome before 105, Firefox before 121 and Safari
 * before 15.4.) The radios' names and values say nothing of what is answered.
 */
export function Question(props: QuestionProps) {
  const { number, total, question, hint, choices, examples, children } = props;
  const progress = `Question ${number} sur ${total}`;
  return (
    <fieldset className={styles.question} data-step={fr(`${progress} : ${question}`)}>
      <legend className={styles.legend}>
        <span className={styles.progress}>{progress}</span>
        <span className={styles.words}>{question}</span>
      </legend>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      <div className={styles.choices}>
        {choices.flatMap((choice, index) => {
          const id = `q${number}-${index + 1}`;
          return [
            <input
              key={id}
              id={id}
              type="radio"
              name={`q${number}`}
              value={index + 1}
              data-who={choice.who}
            />,
            <label key={`${id}-label`} htmlFor={id} data-who={choice.who}>
              <span>
                <b>{choice.label}</b>
                {choice.hint ? <small>{choice.hint}</small> : null}
              </span>
              {choice.icon ? <Icon name={choice.icon} className={styles.icon} /> : null}
            </label>,
          ];
        })}
        {children}
        {examples ? <div>{examples}</div> : null}
      </div>
    </fieldset>
  );
}
