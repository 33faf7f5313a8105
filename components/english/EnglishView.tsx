import clsx from 'clsx';
import { PhoneButton } from '@/components/contact/PhoneButton';
import { WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { NeighbourhoodCheck } from '@/components/serviceArea/NeighbourhoodCheck';
import { PageHero, type PageEntry } from '@/components/layout/PageHero';
import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import { Section, SectionHead } from '@/components/ui/Section';
import { contact } from '@/lib/i18n/en';
import { routes } from '@/lib/routing/routes';
import { neighbourhoodNames } from '@/lib/serviceArea/neighbourhoods';
import type { Content } from '@/lib/content/collections';
import type { Area } from '@/lib/content/schemas/area';
import { getAnswers, EnglishAnswers } from './EnglishAnswers';
import { EnglishAsk } from './EnglishAsk';
import { EnglishDanger } from './EnglishDanger';
import { EnglishSteps } from './EnglishSteps';
import texts from '@/components/ui/texts.module.css';
import layout from '@/components/ui/layout.module.css';
import styles from './EnglishView.module.css';
import { ServicePrices } from './ServicePrices';

interface EnglishViewProps extends Pick<
  Content,
  'site' | 'services' | 'howItWorks' | 'abroad' | 'signs' | 'hospitals'
> {
  page: Pick<PageEntry, 'heading' | 'figure'>;
  text: Content['english'];
  /** undefined until all of it is in English. */
  area: Area | undefined;
  guides: Content['firstAidPage']['guides'];
}

/** All that a family without French needs to choose and to ask, on one page. */
export function EnglishView({
  page,
  text,
  site,
  services,
  howItWorks,
  abroad,
  area,
  signs,
  guides,
  hospitals,
}: EnglishViewProps) {
  const [phone] = site.phones;
  const answers = getAnswers(howItWorks);
  const fromAbroad = getAnswers(abroad);
  const includes = howItWorks.commitments.items.find(({ inEstimates }) => inEstimates)?.en;
  const hasArea = area && neighbourhoodNames(area).length > 0;
  const parts = [
    { id: 'who', ...text.who },
    { id: 'services', ...text.prices },
    ...(hasArea ? [{ id: 'quartiers', heading: area.fieldLabel }] : []),
    { id: 'steps', ...text.steps },
    ...(fromAbroad.length > 0 ? [{ id: 'abroad', ...text.abroad }] : []),
    { id: 'ask', ...text.ask },
  ];
  return (
    <>
      <PageHero
        heading={page.heading}
        lead={text.lead}
        figure={page.figure}
        actions={
          <>
            <PhoneButton phone={phone} variant="primary" />
            <WhatsAppButton
              number={site.whatsapp}
              text={text.whatsapp}
              variant="light"
              label={contact.chat}
            />
          </>
        }
      />
      <EnglishDanger {...{ text, signs, guides }} hospitals={hospitals.items} centre={site} />
      <Section id="who" labelledBy="who-title" space="close">
        <nav aria-label="On this page">
          <ul className={clsx(layout.targets, layout.tints, styles.parts)}>
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
              <h3 className={layout.iconLine}>
                <Icon name={trade.icon} />
                {trade.title}
              </h3>
              <p className={texts.soft}>{trade.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <ServicePrices
        text={text.prices}
        services={services}
        area={area}
        includes={includes && `${includes.question} ${includes.answer}`}
      />
      {hasArea ? (
        <Section
          id="quartiers"
          labelledBy="quartiers-heading"
          heading={area.heading}
          lead={area.lead}
        >
          <NeighbourhoodCheck area={area} centre={{ phone, whatsapp: site.whatsapp }} />
          <PageLink href={routes.neighbourhoods} hrefLang="fr" className={layout.target}>
            {area.listLabel}
          </PageLink>
        </Section>
      ) : null}
      <EnglishAnswers
        id="good-to-know"
        text={text.answers}
        items={answers}
        space={hasArea ? 'close' : 'full'}
      />
      <EnglishSteps {...text.steps} items={howItWorks.steps.items} />
      <EnglishAnswers id="abroad" text={text.abroad} items={fromAbroad} firstOpen />
      <EnglishAsk text={text} site={site} space={fromAbroad.length > 0 ? 'close' : 'full'} />
    </>
  );
}
