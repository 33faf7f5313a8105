import clsx from 'clsx';
import { SignFirstAid } from '@/components/firstAid/SignFirstAid';
import { HospitalList } from '@/components/firstAid/HospitalList';
import { RedFlags } from '@/components/firstAid/RedFlags';
import { PhoneButton } from '@/components/contact/PhoneButton';
import { Disclosure } from '@/components/ui/disclosure/Disclosure';
import { LocalizedText } from '@/components/ui/text/LocalizedText';
import { Section } from '@/components/ui/Section';
import type { AllSigns } from '@/lib/firstAid/warningSteps';
import { firstAid } from '@/lib/i18n/en';
import { formatDate } from '@/lib/dates/formatDate';
import type { English } from '@/lib/content/schemas/english';
import type { FirstAidPage } from '@/lib/content/schemas/firstAid';
import type { Hospital } from '@/lib/content/schemas/hospitals';
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
  const titles = new Map(
    guides.map(({ code, title, en }) => [
      code,
      <LocalizedText key={code} locale="en" fr={title} en={en?.title} />,
    ]),
  );
  const row = { tone: 'danger', headingLevel: 'h2', className: styles.row } as const;
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
          <Disclosure {...row} id="danger" icon="warning" heading={text.signs.heading}>
            <p>{text.signs.lead}</p>
            <RedFlags
              signs={signs}
              locale="en"
              renderFirstAid={(grave) => (
                <SignFirstAid
                  signs={grave}
                  labels={{ first: text.signs.onTheSpot, then: text.signs.meanwhile }}
                  renderLink={(code) => <a href={`#${getAnchor(code)}`}>{titles.get(code)}</a>}
                />
              )}
            />
          </Disclosure>
          <Disclosure
            {...row}
            id="before-hospital"
            icon="first-aid"
            heading={text.firstAid.heading}
          >
            <p>{text.firstAid.lead}</p>
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
          </Disclosure>
          <Disclosure {...row} id="hospitals" icon="hospital" heading={text.hospitals.heading}>
            <p>{text.hospitals.lead}</p>
            <HospitalList
              {...text.hospitals}
              items={hospitals}
              hasNumber={centre.emergencyNumbers.length > 0}
              needs={text.hospitals}
              locale="en"
              ground="indigo"
            />
          </Disclosure>
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
