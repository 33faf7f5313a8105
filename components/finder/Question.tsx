import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { fr } from '@/lib/text/typography';
import type { IconName } from '@/lib/content/schemas/variants';
import layout from '@/components/ui/layout.module.css';
import texts from '@/components/ui/texts.module.css';
import styles from './Question.module.css';

interface Choice {
  label: string;
  hint?: string;
  icon?: IconName;
  /** The one-based choices of the question before to which it applies; all if omitted. */
  who?: string;
}

interface QuestionProps {
  /** One-based, and the number of questions. */
  number: number;
  total: number;
  question: string;
  hint?: string;
  choices: readonly Choice[];
  /** Below the choices. */
  examples?: ReactNode;
  /** The next step: a sibling of the radios, for `:checked ~`. */
  children: ReactNode;
}

/**
 * A question and its choices. The next step is a later sibling of the radios, so that `:checked ~`
 * shows it without a script. (`:has()` would allow flat markup, but needs Chrome 105, Firefox 121
 * or Safari 15.4.) Names and values of the radios reveal no answer.
 */
export function Question({
  number,
  total,
  question,
  hint,
  choices,
  examples,
  children,
}: QuestionProps) {
  const progress = `Question ${number} sur ${total}`;
  return (
    <fieldset className={styles.question} data-step={fr(`${progress} : ${question}`)}>
      <legend className={styles.legend}>
        <span className={clsx(texts.strong, styles.progress)}>{progress}</span>
        <span className={styles.text}>{question}</span>
      </legend>
      {hint ? <p className={clsx(texts.soft, styles.hint)}>{hint}</p> : null}
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
              {...(choice.hint && {
                // The label has both, without a stop between them.
                'aria-labelledby': `${id}-name`,
                'aria-describedby': `${id}-hint`,
              })}
            />,
            <label key={`${id}-label`} htmlFor={id} data-who={choice.who} className={layout.tinted}>
              <span>
                <b id={`${id}-name`}>{choice.label}</b>
                {choice.hint ? <small id={`${id}-hint`}>{choice.hint}</small> : null}
              </span>
              {choice.icon ? (
                <Icon name={choice.icon} size="medium" className={layout.screen} />
              ) : null}
            </label>,
          ];
        })}
        {children}
        {examples ? <div>{examples}</div> : null}
      </div>
    </fieldset>
  );
}
