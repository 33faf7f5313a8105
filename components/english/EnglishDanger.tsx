import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SignFirstAid } from '@/components/firstAid/SignFirstAid';
import { HospitalList } from '@/components/firstAid/HospitalList';
import { RedFlags } from '@/components/firstAid/RedFlags';
import { PhoneButton } from '@/components/contact/PhoneButton';
import { Disclosure } from '@/components/ui/disclosure/Disclosure';
import { LocalizedText } from '@/components/ui/text/LocalizedText';
import { Section } from '@/components/ui/Section';
import type { FirstAidCode } from '@/lib/firstAid/firstAid';
import { redFlags, type AllSigns } from '@/lib/firstAid/warningSteps';
import { firstAid } from '@/lib/i18n/en';
import { formatDate } from '@/lib/dates/formatDate';
import type { English } from '@/lib/content/schemas/english';
import type { FirstAidPage } from '@/lib/content/schemas/firstAid';
import type { Hospital } from '@/lib/content/schemas/hospitals';
import type { IconName } from '@/lib/content/schemas/variants';
import type { Site } from '@/lib/content/schemas/site';
import texts from '@/components/ui/texts.module.css';
import layout from '@/components/ui/layout.module.css';
import panel from '@/components/ui/panel.module.css';
import styles from './EnglishDanger.module.css';
import { getAnchor, EnglishFirstAid } from './EnglishFirstAid';

interface EnglishDangerProps {
  text: Pick<English, 'signs' | 'firstAid' | 'hospitals'>;
  signs: AllSigns;
  guides: FirstAidPage['guides'];
  hospitals: readonly Hospital[];
  centre: Pick<Site, 'emergency' | 'emergencyNumbers' | 'en' | 'phones'>;
}

/** The rule and the number to call; all red flags, the first aid, and the hospitals open below. */
export function EnglishDanger({ text, signs, guides, hospitals, centre }: EnglishDangerProps) {
  const { emergency } = centre;
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
    <Section labelledBy="emergency" space="full">
      <div className={clsx(layout.columns, styles.columns)}>
        <div className={clsx(panel.panel, panel.small, panel.danger, layout.texts, styles.rule)}>
          <h2 id="emergency">Hospital first</h2>
          <p>
            <LocalizedText locale="en" en={centre.en?.emergency.rule} fr={emergency.rule} />
          </p>
          <p>
            <LocalizedText locale="en" en={centre.en?.emergency.hospital} fr={emergency.hospital} />
          </p>
          <p className={layout.screen}>
            <PhoneButton phone={centre.phones[0]} variant="dark" />
          </p>
        </div>
        <div className={layout.stackXs}>
          <DangerRow id="danger" icon="warning" {...text.signs}>
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
          </DangerRow>
          <DangerRow id="before-hospital" icon="first-aid" {...text.firstAid}>
            <p>
              <strong>{text.firstAid.leaveFirst.heading}.</strong> {text.firstAid.leaveFirst.text}
            </p>
            <div className={layout.stackXs}>
              {guides.map((guide) => (
                <EnglishFirstAid
                  key={guide.code}
                  guide={guide}
                  neverLabel={text.firstAid.neverLabel}
                />
              ))}
            </div>
          </DangerRow>
          <DangerRow id="hospitals" icon="hospital" {...text.hospitals}>
            <HospitalList
              {...text.hospitals}
              items={hospitals}
              hasNumber={centre.emergencyNumbers.length > 0}
              needs={text.hospitals}
              locale="en"
              ground="indigo"
            />
          </DangerRow>
          <p className={clsx(texts.note, styles.review)}>
            {signs.review
              ? `${firstAid.reviewed(signs.review.by, formatDate(signs.review.on, 'en'))}.`
              : text.signs.toReview}
          </p>
        </div>
      </div>
    </Section>
  );
}

interface DangerRowProps {
  /** The target of hash links. */
  id: string;
  icon: IconName;
  heading: string;
  lead: string;
  children: ReactNode;
}

const DangerRow = ({ id, icon, heading, lead, children }: DangerRowProps) => (
  <Disclosure tone="danger" headingLevel="h2" {...{ id, icon, heading }}>
    <div className={layout.stackS}>
      <p>{lead}</p>
      {children}
    </div>
  </Disclosure>
);
