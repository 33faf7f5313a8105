import clsx from 'clsx';
import { SignFirstAid } from '@/components/firstAid/SignFirstAid';
import { RedFlags } from '@/components/firstAid/RedFlags';
import { LocalizedText } from '@/components/ui/text/LocalizedText';
import { Section } from '@/components/ui/Section';
import type { FirstAidCode } from '@/lib/firstAid/firstAid';
import { redFlags, type AllSigns } from '@/lib/firstAid/warningSteps';
import { firstAid } from '@/lib/i18n/en';
import { formatDate } from '@/lib/dates/formatDate';
import type { English } from '@/lib/content/schemas/english';
import type { FirstAidPage } from '@/lib/content/schemas/firstAid';
import type { Site } from '@/lib/content/schemas/site';
import texts from '@/components/ui/texts.module.css';
import layout from '@/components/ui/layout.module.css';
import panel from '@/components/ui/panel.module.css';
import styles from './EnglishDanger.module.css';
import { getAnchor, EnglishFirstAid } from './EnglishFirstAid';

interface EnglishDangerProps {
  text: Pick<English, 'signs' | 'firstAid'>;
  signs: AllSigns;
  guides: FirstAidPage['guides'];
  centre: Pick<Site, 'emergency' | 'en'>;
}

/** All red flags, group by group, and the first aid until one leaves for hospital. */
export function EnglishDanger({ text, signs, guides, centre }: EnglishDangerProps) {
  const groups = new Map(signs.groups.map((group) => [group.code, group]));
  const lists = redFlags(signs, [...groups.keys()]).map((list) => {
    const en = groups.get(list.code)?.en;
    return {
      ...list,
      heading: <LocalizedText locale="en" en={en?.heading} fr={list.heading ?? ''} />,
      hint: list.hint ? <LocalizedText locale="en" en={en?.hint} fr={list.hint} /> : null,
    };
  });
  const titles = new Map(guides.map(({ code, title, en }) => [code, { fr: title, en: en?.title }]));
  const renderLink = (code: FirstAidCode) => (
    <a href={`#${getAnchor(code)}`}>
      <LocalizedText locale="en" en={titles.get(code)?.en} fr={titles.get(code)?.fr ?? ''} />
    </a>
  );
  return (
    <>
      <Section id="danger" labelledBy="danger-title" space="close" isBeside {...text.signs}>
        <div className={clsx(panel.panel, panel.small, panel.danger)}>
          <h3>Hospital first</h3>
          <p>
            <LocalizedText locale="en" en={centre.en?.emergency.rule} fr={centre.emergency.rule} />
          </p>
          <p>
            <LocalizedText
              locale="en"
              en={centre.en?.emergency.hospital}
              fr={centre.emergency.hospital}
            />
          </p>
        </div>
        <div className={clsx(layout.stackXs, styles.lists)}>
          <RedFlags
            lists={lists}
            locale="en"
            renderFirstAid={(grave) => (
              <SignFirstAid
                signs={grave}
                labels={{ first: text.signs.onTheSpot, then: text.signs.meanwhile }}
                renderLink={renderLink}
              />
            )}
          />
        </div>
        <p className={clsx(texts.note, styles.review)}>
          {signs.review
            ? `${firstAid.reviewed(signs.review.by, formatDate(signs.review.on, 'en'))}.`
            : text.signs.toReview}
        </p>
      </Section>
      <Section
        id="before-hospital"
        labelledBy="before-hospital-title"
        space="close"
        isBeside
        {...text.firstAid}
      >
        <p>
          <strong>{text.firstAid.leaveFirst.heading}.</strong> {text.firstAid.leaveFirst.text}
        </p>
        <div className={clsx(layout.stackXs, styles.lists)}>
          {guides.map((guide) => (
            <EnglishFirstAid key={guide.code} guide={guide} neverLabel={text.firstAid.neverLabel} />
          ))}
        </div>
      </Section>
    </>
  );
}
