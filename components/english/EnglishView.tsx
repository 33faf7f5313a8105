import { PhoneButton } from '@/components/contact/PhoneButton';
import { ENGLISH_CHAT_NAME, WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { AREA_PART, ServiceAreaSection } from '@/components/serviceArea/ServiceAreaSection';
import { PageHero } from '@/components/layout/PageHero';
import { Questions } from '@/components/sections/Questions';
import { Icon } from '@/components/ui/Icon';
import { Section, SectionHead } from '@/components/ui/Section';
import { neighbourhoodNames } from '@/lib/serviceArea/neighbourhoods';
import type { Content } from '@/lib/content/collections';
import type { Area } from '@/lib/content/schemas/area';
import type { Guide } from '@/lib/content/schemas/howItWorks';
import type { Service } from '@/lib/content/schemas/services';
import { EnglishAsk } from './EnglishAsk';
import { EnglishDanger } from './EnglishDanger';
import { EnglishHospitals } from './EnglishHospitals';
import { EnglishSteps } from './EnglishSteps';
import styles from './EnglishView.module.css';
import { ServicePrices } from './ServicePrices';

interface EnglishViewProps {
  heading: string;
  text: Content['english'];
  site: Content['site'];
  services: readonly Service[];
  howItWorks: Guide;
  abroad: Guide;
  /** In English; nothing while it is not. */
  area: Area | undefined;
  signs: Content['signs'];
  guides: Content['firstAidPage']['guides'];
  hospitals: Content['hospitals'];
}

/** All that a family who reads no French needs to choose and to ask, on one page. */
export function EnglishView(props: EnglishViewProps) {
  const { heading, text, site, services, howItWorks, abroad, area, signs, guides, hospitals } =
    props;
  const answers = answersOf(howItWorks);
  const fromAbroad = answersOf(abroad);
  const hasArea = area && neighbourhoodNames(area).length > 0;
  const parts = [
    { id: 'danger', ...text.signs },
    { id: 'who', ...text.who },
    { id: 'services', ...text.prices },
    ...(hasArea ? [{ id: AREA_PART, heading: area.fieldLabel }] : []),
    { id: 'steps', ...text.steps },
    ...(fromAbroad.length > 0 ? [{ id: 'abroad', ...text.abroad }] : []),
    { id: 'ask', ...text.ask },
    { id: 'hospitals', ...text.hospitals },
  ];
  return (
    <>
      <PageHero
        title={heading}
        lead={text.lead}
        picture={text.image}
        actions={
          <>
            <PhoneButton phone={site.phones[0]} variant="primary" />
            <WhatsAppButton
              number={site.whatsapp}
              text={text.whatsapp}
              variant="light"
              label={ENGLISH_CHAT_NAME}
            />
          </>
        }
      />
      <Section id="who" labelledBy="who-title">
        <nav aria-label="On this page">
          <ul className={styles.parts}>
            {parts.map((part) => (
              <li key={part.id}>
                <a href={`#${part.id}`}>{part.heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        <SectionHead id="who-title" heading={text.who.heading} lead={text.who.lead} />
        <ul className={styles.trades}>
          {text.who.items.map((trade) => (
            <li key={trade.title}>
              <h3>
                <Icon name={trade.icon} />
                {trade.title}
              </h3>
              <p>{trade.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <ServicePrices text={text.prices} services={services} />
      {hasArea ? (
        <ServiceAreaSection
          area={area}
          centre={{ phone: site.phones[0], whatsapp: site.whatsapp }}
          locale="en"
        />
      ) : null}
      <Answers
        id="good-to-know"
        text={text.answers}
        items={answers}
        space={hasArea ? 'close' : 'full'}
      />
      <EnglishSteps {...text.steps} items={howItWorks.steps.items} />
      <Answers id="abroad" text={text.abroad} items={fromAbroad} firstOpen />
      <EnglishAsk text={text} site={site} space={fromAbroad.length > 0 ? 'close' : 'full'} />
      <EnglishDanger text={text} signs={signs} guides={guides} centre={site} />
      <EnglishHospitals
        text={text.hospitals}
        items={hospitals.items}
        hasNumber={site.emergencyNumbers.length > 0}
      />
    </>
  );
}

/** The answers that have been given in English, and no other. */
const answersOf = ({ commitments }: Guide) => commitments.items.flatMap(({ en }) => en ?? []);

interface AnswersProps {
  id: string;
  text: { heading: string; lead: string };
  items: readonly NonNullable<Guide['commitments']['items'][number]['en']>[];
  /** The answer that most have come for. */
  firstOpen?: boolean;
  space?: 'full' | 'close';
}

function Answers({ id, text, items, firstOpen, space }: AnswersProps) {
  if (items.length === 0) return null;
  return (
    <Section id={id} labelledBy={`${id}-title`} space={space}>
      <SectionHead id={`${id}-title`} {...text} />
      <Questions items={items} openCount={firstOpen ? 1 : 0} />
    </Section>
  );
}
