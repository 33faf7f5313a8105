import { PhoneButton } from '@/components/contact/PhoneButton';
import { ENGLISH_CHAT_NAME, WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { CareSteps } from '@/components/howItWorks/CareSteps';
import { PageHero } from '@/components/layout/PageHero';
import { HighlightGrid } from '@/components/sections/HighlightGrid';
import { Questions } from '@/components/sections/Questions';
import { Section, SectionHead } from '@/components/ui/Section';
import type { Content } from '@/lib/content/kinds';
import type { CareStep, Guide } from '@/lib/content/schemas/howItWorks';
import type { Service } from '@/lib/content/schemas/services';
import { EnglishAsk } from './EnglishAsk';
import { EnglishDanger } from './EnglishDanger';
import { EnglishHospitals } from './EnglishHospitals';
import styles from './EnglishView.module.css';
import { ServicePrices } from './ServicePrices';

interface EnglishViewProps {
  heading: string;
  text: Content['english'];
  site: Content['site'];
  services: readonly Service[];
  howItWorks: Guide;
  abroad: Guide;
  signs: Content['signs'];
  gestures: Content['gesturesPage']['gestures'];
  hospitals: Content['hospitals'];
}

/** All that a family who reads no French needs to choose and to ask, on one page. */
export function EnglishView(props: EnglishViewProps) {
  const { heading, text, site, services, howItWorks, abroad, signs, gestures, hospitals } = props;
  const answers = answersOf(howItWorks);
  const fromAbroad = answersOf(abroad);
  const parts = [
    { id: 'danger', ...text.signs },
    { id: 'who', ...text.who },
    { id: 'services', ...text.prices },
    { id: 'steps', ...text.steps },
    ...(fromAbroad.length > 0 ? [{ id: 'abroad', ...text.abroad }] : []),
    { id: 'hours', ...text.hours },
    { id: 'ask', ...text.ask },
    { id: 'hospitals', ...text.hospitals },
  ];
  return (
    <>
      <PageHero title={heading} lead={text.lead}>
        <div className={styles.ways}>
          <PhoneButton phone={site.phones[0]} look="primary" />
          <WhatsAppButton
            number={site.whatsapp}
            text={text.whatsapp}
            look="light"
            label={ENGLISH_CHAT_NAME}
          />
        </div>
      </PageHero>
      <Section id="who" labelledBy="who-title">
        <nav aria-label="On this page" className={styles.parts}>
          <ul>
            {parts.map((part) => (
              <li key={part.id}>
                <a href={`#${part.id}`}>{part.heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        <SectionHead id="who-title" heading={text.who.heading} lead={text.who.lead} />
        <HighlightGrid items={text.who.items} />
      </Section>
      <ServicePrices text={text.prices} services={services} />
      <Answers id="good-to-know" text={text.answers} items={answers} />
      <CareSteps id="steps" {...text.steps} items={howItWorks.steps.items.map(stepInEnglish)} />
      <Answers id="abroad" text={text.abroad} items={fromAbroad} firstOpen />
      <EnglishAsk text={text} site={site} space={fromAbroad.length > 0 ? 'close' : 'full'} />
      <EnglishDanger text={text} signs={signs} gestures={gestures} centre={site} />
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

/** A step is in one language as a whole. */
const stepInEnglish = ({ en, ...french }: CareStep) => en ?? { ...french, lang: 'fr' as const };

interface AnswersProps {
  id: string;
  text: { heading: string; lead: string };
  items: readonly NonNullable<Guide['commitments']['items'][number]['en']>[];
  /** The answer that most have come for. */
  firstOpen?: boolean;
}

function Answers({ id, text, items, firstOpen }: AnswersProps) {
  if (items.length === 0) return null;
  return (
    <Section id={id} labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} {...text} />
      <Questions items={items} open={firstOpen ? 1 : 0} />
    </Section>
  );
}
