import { Fragment } from 'react';
import { Notice } from '@/components/sections/Notice';
import { Section, SectionHead } from '@/components/ui/Section';
import { dateInEnglish } from '@/lib/text/english';
import { GESTURE_PARTS, type GestureCode } from '@/lib/danger/gestures';
import { graveSigns, onTheSpotFirst, type AllSigns } from '@/lib/danger/warningSteps';
import type { English } from '@/lib/content/schemas/english';
import type { Gesture, GesturesPage } from '@/lib/content/schemas/gestures';
import type { Sign } from '@/lib/content/schemas/signs';
import type { Site } from '@/lib/content/schemas/site';
import styles from './EnglishDanger.module.css';
import { Folded } from './Folded';
import { Said } from './Said';

interface EnglishDangerProps {
  text: Pick<English, 'signs' | 'gestures'>;
  signs: AllSigns;
  gestures: GesturesPage['gestures'];
  centre: Pick<Site, 'emergency' | 'en'>;
}

/** All that sends to hospital, whom it is for by whom, and what to do until one has left. */
export function EnglishDanger({ text, signs, gestures, centre }: EnglishDangerProps) {
  const lists = graveSigns(
    signs,
    signs.groups.map(({ code }) => code),
  );
  const groups = new Map(signs.groups.map((group) => [group.code, group]));
  return (
    <>
      <Section id="danger" labelledBy="danger-title" space="close">
        <SectionHead id="danger-title" heading={text.signs.heading} lead={text.signs.lead} />
        <Notice look="urgent" heading="Hospital first" headingLevel="h3">
          <p>
            <Said en={centre.en?.emergency.rule} fr={centre.emergency.rule} />
          </p>
          <p>
            <Said en={centre.en?.emergency.hospital} fr={centre.emergency.hospital} />
          </p>
        </Notice>
        <div className={styles.lists}>
          {lists.map(({ code, heading = '', hint, signs: grave }, index) => {
            const en = groups.get(code)?.en;
            return (
              <Folded
                look="danger"
                key={code}
                open={index === 0}
                heading={<Said en={en?.heading} fr={heading} />}
                hint={hint ? <Said en={en?.hint} fr={hint} /> : null}
              >
                <ul className={styles.signs}>
                  {grave.map(({ code: sign, words, en: own }) => (
                    <li key={sign}>
                      <Said en={own} fr={words} />
                    </li>
                  ))}
                </ul>
                <Meanwhile text={text.signs} signs={grave} gestures={gestures} />
              </Folded>
            );
          })}
        </div>
        <p className={styles.review}>
          {signs.review
            ? `Signs reviewed by ${signs.review.by} on ${dateInEnglish(signs.review.on)}.`
            : text.signs.toReview}
        </p>
      </Section>
      <Section id="before-hospital" labelledBy="before-hospital-title" space="close">
        <SectionHead
          id="before-hospital-title"
          heading={text.gestures.heading}
          lead={text.gestures.lead}
        />
        <Notice look="urgent" heading={text.gestures.leaveFirst.heading} headingLevel="h3">
          <p>{text.gestures.leaveFirst.text}</p>
        </Notice>
        <div className={styles.lists}>
          {gestures.map((gesture) => (
            <GestureInEnglish
              key={gesture.code}
              gesture={gesture}
              neverLabel={text.gestures.neverLabel}
            />
          ))}
        </div>
      </Section>
    </>
  );
}

/** The English page has a gesture under the name that it has on the page of gestures. */
const partOf = (code: GestureCode) => `${GESTURE_PARTS[code]}-en`;

interface MeanwhileProps {
  text: English['signs'];
  signs: readonly Sign[];
  gestures: readonly Gesture[];
}

function Meanwhile({ text, signs, gestures }: MeanwhileProps) {
  const { first, then } = onTheSpotFirst(signs);
  const lines = [
    { label: text.onTheSpot, codes: first },
    { label: text.meanwhile, codes: then },
  ];
  return lines
    .filter(({ codes }) => codes.length > 0)
    .map(({ label, codes }) => (
      <p key={label} className={styles.gestures}>
        <b>{label}</b>
        {gestures
          .filter(({ code }) => codes.includes(code))
          .map(({ code, title, en }) => (
            <Fragment key={code}>
              {' '}
              <a href={`#${partOf(code)}`}>
                <Said en={en?.title} fr={title} />
              </a>
            </Fragment>
          ))}
      </p>
    ));
}

interface GestureInEnglishProps {
  gesture: Gesture;
  neverLabel: string;
}

/** A gesture is in one language from its first line to its last. */
function GestureInEnglish({ gesture, neverLabel }: GestureInEnglishProps) {
  const { title, when, lines, never } = gesture.en ?? gesture;
  const lang = gesture.en ? undefined : 'fr';
  return (
    <Folded look="danger" id={partOf(gesture.code)} heading={<span lang={lang}>{title}</span>}>
      <div lang={lang}>
        <p className={styles.when}>{when}</p>
        <ol className={styles.steps}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <p className={styles.never}>
          <strong lang="en">{neverLabel}:</strong> {never}
        </p>
      </div>
    </Folded>
  );
}
