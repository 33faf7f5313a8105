import { SignFirstAid } from '@/components/firstAid/SignFirstAid';
import { RedFlags } from '@/components/firstAid/RedFlags';
import { Disclosure } from '@/components/ui/Disclosure';
import { Section, SectionHead } from '@/components/ui/Section';
import { dateInEnglish } from '@/lib/text/english';
import { FIRST_AID_HASHES, type FirstAidCode } from '@/lib/firstAid/firstAid';
import { redFlags, type AllSigns } from '@/lib/firstAid/warningSteps';
import type { English } from '@/lib/content/schemas/english';
import type { FirstAidGuide, FirstAidPage } from '@/lib/content/schemas/firstAid';
import type { Site } from '@/lib/content/schemas/site';
import styles from './EnglishDanger.module.css';
import { LocalizedText } from './LocalizedText';

interface EnglishDangerProps {
  text: Pick<English, 'signs' | 'firstAid'>;
  signs: AllSigns;
  guides: FirstAidPage['guides'];
  centre: Pick<Site, 'emergency' | 'en'>;
}

/** All that sends to hospital, whom it is for by whom, and what to do until one has left. */
export function EnglishDanger({ text, signs, guides, centre }: EnglishDangerProps) {
  const groups = new Map(signs.groups.map((group) => [group.code, group]));
  const lists = redFlags(signs, [...groups.keys()]).map((list) => {
    const en = groups.get(list.code)?.en;
    return {
      ...list,
      heading: <LocalizedText en={en?.heading} fr={list.heading ?? ''} />,
      hint: list.hint ? <LocalizedText en={en?.hint} fr={list.hint} /> : null,
    };
  });
  const titles = new Map(guides.map(({ code, title, en }) => [code, { fr: title, en: en?.title }]));
  const renderLink = (code: FirstAidCode) => (
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
          <RedFlags
            lists={lists}
            renderSign={({ en, words }) => <LocalizedText en={en} fr={words} />}
            renderFirstAid={(grave) => (
              <SignFirstAid
                signs={grave}
                labels={{ first: text.signs.onTheSpot, then: text.signs.meanwhile }}
                renderLink={renderLink}
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
          heading={text.firstAid.heading}
          lead={text.firstAid.lead}
        />
        <p>
          <strong>{text.firstAid.leaveFirst.heading}.</strong> {text.firstAid.leaveFirst.text}
        </p>
        <div className={styles.lists}>
          {guides.map((guide) => (
            <FirstAidInEnglish
              key={guide.code}
              guide={guide}
              neverLabel={text.firstAid.neverLabel}
            />
          ))}
        </div>
      </Section>
    </>
  );
}

/** The English page has a guide under the name that it has on the page of guides. */
const partOf = (code: FirstAidCode) => `${FIRST_AID_HASHES[code]}-en`;

interface FirstAidInEnglishProps {
  guide: FirstAidGuide;
  neverLabel: string;
}

/** A guide is in one language from its first line to its last. */
function FirstAidInEnglish({ guide, neverLabel }: FirstAidInEnglishProps) {
  const { title, when, lines, never } = guide.en ?? guide;
  const lang = guide.en ? undefined : 'fr';
  return (
    <Disclosure tone="danger" id={partOf(guide.code)} heading={<span lang={lang}>{title}</span>}>
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
