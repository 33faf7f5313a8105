import clsx from 'clsx';
import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import { Section } from '@/components/ui/Section';
import { NoBreak } from '@/components/ui/text/NoBreak';
import type { Guide } from '@/lib/content/schemas/howItWorks';
import layout from '@/components/ui/layout.module.css';
import texts from '@/components/ui/texts.module.css';
import panel from '@/components/ui/panel.module.css';
import styles from './CareSteps.module.css';

/** The steps from the first call to the first report: what happens, when and with whom. */
export function CareSteps({ heading, lead, items }: Guide['steps']) {
  return (
    <Section labelledBy="etapes" ground="tinted" heading={heading} lead={lead}>
      <ol className={clsx(layout.stack, styles.steps)}>
        {items.map(({ title, when, who, text, link }, index) => (
          <li key={title} className={clsx(panel.panel, panel.small, panel.paper, styles.step)}>
            <div>
              <h3>
                <span className={styles.number}>{index + 1}</span> <NoBreak>{title}</NoBreak>
              </h3>
              <p className={styles.text}>
                <NoBreak>{text}</NoBreak>
              </p>
              {link ? (
                <p className={clsx(layout.targets, texts.strong, styles.link)}>
                  <PageLink href={link.href}>{link.label}</PageLink>
                </p>
              ) : null}
            </div>
            <ul className={clsx(layout.iconTexts, layout.stack, texts.note, styles.details)}>
              <li>
                <Icon name="clock" />
                {when}
              </li>
              <li>
                <Icon name="user" />
                {who}
              </li>
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
