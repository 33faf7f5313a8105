import clsx from 'clsx';
import { HowItWorksLink } from '@/components/about/HowItWorksLink';
import { Icon } from '@/components/ui/Icon';
import { NoBreak } from '@/components/ui/text/NoBreak';
import type { Service } from '@/lib/content/schemas/services';
import type { IconName } from '@/lib/content/schemas/variants';
import { PriceList } from './PriceList';
import panel from '@/components/ui/panel.module.css';
import layout from '@/components/ui/layout.module.css';
import texts from '@/components/ui/texts.module.css';
import styles from './ServiceDetail.module.css';

interface PracticalItem {
  label: string;
  text: string;
  icon: IconName;
}

export interface ServicePanelsProps {
  service: Pick<Service, 'id' | 'features' | 'pricing' | 'availability'>;
  practicalInformation: readonly PracticalItem[];
  pricingNote: string;
}

/** The panels of a service: what it includes, its prices and practical information. */
export function ServicePanels({ service, practicalInformation, pricingNote }: ServicePanelsProps) {
  const { features, availability } = service;
  const practical: PracticalItem[] = [...practicalInformation];
  if (availability) {
    practical.push({ label: 'Aussi possible', text: availability, icon: 'calendar' });
  }
  return (
    <div className={clsx(layout.stack, styles.panels)}>
      <section className={clsx(panel.panel, panel.indigo, styles.panel)} aria-labelledby="comprend">
        <h2 id="comprend">Ce service comprend</h2>
        <ul className={clsx(layout.iconTexts, layout.stackS, styles.features)}>
          {features.map((feature) => (
            <li key={feature}>
              <Icon name="check" />
              <NoBreak>{feature}</NoBreak>
            </li>
          ))}
        </ul>
      </section>
      <section
        className={clsx(panel.panel, panel.maize, styles.panel, styles.prices)}
        aria-labelledby="tarifs"
      >
        <h2 id="tarifs">Nos tarifs</h2>
        <PriceList service={service} note={pricingNote} />
      </section>
      <section className={clsx(panel.panel, panel.indigo, styles.panel)} aria-labelledby="pratique">
        <h2 id="pratique">Informations pratiques</h2>
        <ul className={clsx(layout.iconTexts, layout.stack)}>
          {practical.map(({ label, text, icon }) => (
            <li key={label}>
              <Icon name={icon} />
              <span>
                <b className={texts.strong}>{label}</b>
                <br />
                <NoBreak>{text}</NoBreak>
              </span>
            </li>
          ))}
        </ul>
        <HowItWorksLink serviceId={service.id} />
      </section>
    </div>
  );
}
