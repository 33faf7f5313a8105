import { SignGestures } from '@/components/gestures/SignGestures';
import { GraveSigns } from '@/components/sections/GraveSigns';
import { Disclosure } from '@/components/ui/Disclosure';
import { Section, SectionHead } from '@/components/ui/Section';
import { dateInEnglish } from '@/lib/text/english';
import { GESTURE_PARTS, type GestureCode } from '@/lib/danger/gestures';
import { graveSigns, type AllSigns } from '@/lib/danger/warningSteps';
import type { English } from '@/lib/content/schemas/english';
import type { Gesture, GesturesPage } from '@/lib/content/schemas/gestures';
import type { Site } from '@/lib/content/schemas/site';
import styles from './EnglishDanger.module.css';
import { LocalizedText } from './LocalizedText';

interface EnglishDangerProps {
  text: Pick<English, 'signs' | 'gestures'>;
  signs: AllSigns;
  gestures: GesturesPage['gestures'];
  centre: Pick<Site, 'emergency' | 'en'>;
}

/** All that sends to hospital, whom it is for by whom, and what to do until one has left. */
export function EnglishDanger({ text, signs, gestures, centre }: EnglishDangerProps) {
  const groups = new Map(signs.groups.map((group) => [group.code, group]));
  const lists = graveSigns(signs, [...groups.keys()]).map((list) => {
    const en = groups.get(list.code)?.en;
    return {
      ...list,
      heading: <LocalizedText en={en?.heading} fr={list.heading ?? ''} />,
      hint: list.hint ? <LocalizedText en={en?.hint} fr={list.hint} /> : null,
    };
  });
  const titles = new Map(
    gestures.map(({ code, title, en }) => [code, { fr: title, en: en?.title }]),
  );
  const linkTo = (code: GestureCode) => (
    <a href={`#${partOf(code)}`}>
      <LocalizedText en={titles.get(code)?.en} fr={titles.get(code)?.fr ?? ''} />
    </a>
  );
  return (
    <>
      <Section id="danger" labelledBy="danger-title" space="close">
        <SectionHead id="danger-title" heading={text.signs.heading} lead={text.signs.lead} />
        <div className={styles.box}>
          <h3>Hospital first</h3>
          <p>
            <LocalizedText en={centre.en?.emergency.rule} fr={centre.emergency.rule} />
          </p>
          <p>
            <LocalizedText en={centre.en?.emergency.hospital} fr={centre.emergency.hospital} />
          </p>
        </div>
        <div className={styles.lists}>
          <GraveSigns
            lists={lists}
            wordsOf={({ en, words }) => <LocalizedText en={en} fr={words} />}
            gesturesOf={(grave) => (
              <SignGestures
                signs={grave}
                labels={{ first: text.signs.onTheSpot, then: text.signs.meanwhile }}
                linkTo={linkTo}
              />
            )}
          />
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
        <p>
          <strong>{text.gestures.leaveFirst.heading}.</strong> {text.gestures.leaveFirst.text}
        </p>
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

interface GestureInEnglishProps {
  gesture: Gesture;
  neverLabel: string;
}

/** A gesture is in one language from its first line to its last. */
function GestureInEnglish({ gesture, neverLabel }: GestureInEnglishProps) {
  const { title, when, lines, never } = gesture.en ?? gesture;
  const lang = gesture.en ? undefined : 'fr';
  return (
    <Disclosure tone="danger" id={partOf(gesture.code)} heading={<span lang={lang}>{title}</span>}>
      <div lang={lang}>
        <p className={styles.when}>{when}</p>
        <ol className={styles.steps}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <p className={styles.box}>
          <strong lang="en">{neverLabel}:</strong> {never}
        </p>
      </div>
    </Disclosure>
  );
}
