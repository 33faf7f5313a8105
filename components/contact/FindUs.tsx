import clsx from 'clsx';
import { Columns } from '@/components/ui/Columns';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { NoBreak } from '@/components/ui/text/NoBreak';
import type { Content } from '@/lib/content/collections';
import type { Site } from '@/lib/content/schemas/site';
import { CopyDirections } from './CopyDirections';
import layout from '@/components/ui/layout.module.css';
import panel from '@/components/ui/panel.module.css';
import texts from '@/components/ui/texts.module.css';
import styles from './FindUs.module.css';

interface FindUsProps {
  content: Pick<Content['contact'], 'address'>;
  site: Site;
}

/** Address and directions. */
export function FindUs({ content, site }: FindUsProps) {
  const { address } = site;
  const directions = `${site.name}, ${address.street}, ${address.city}. ${address.directions}`;
  return (
    <Section>
      <Columns isLong>
        <section aria-labelledby="venir" className={layout.texts}>
          <h2 id="venir">{content.address.heading}</h2>
          <address className={clsx(layout.iconText, styles.street)}>
            <Icon name="map-pin" />
            <span>
              <b className={texts.strong}>{address.street}</b>
              <br />
              {address.city}, {address.country}
            </span>
          </address>
          <p>
            <NoBreak>{content.address.intro}</NoBreak>
          </p>
          <blockquote className={clsx(panel.panel, panel.small, panel.maize)}>
            <NoBreak>{address.directions}</NoBreak>
          </blockquote>
          <CopyDirections text={directions} map={address.map} />
        </section>
        <Picture picture={{ src: '/illustrations/acces.svg', alt: '' }} className={layout.screen} />
      </Columns>
    </Section>
  );
}
