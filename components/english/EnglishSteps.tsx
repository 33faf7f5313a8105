import { Disclosure } from '@/components/ui/disclosure/Disclosure';
import { Section } from '@/components/ui/Section';
import type { CareStep } from '@/lib/content/schemas/howItWorks';
import layout from '@/components/ui/layout.module.css';

interface EnglishStepsProps {
  heading: string;
  lead: string;
  items: readonly CareStep[];
}

/** The steps from the first call to the first news. Each is in one language as a whole. */
export function EnglishSteps({ heading, lead, items }: EnglishStepsProps) {
  return (
    <Section
      id="steps"
      labelledBy="steps-title"
      ground="tinted"
      heading={heading}
      lead={lead}
      isBeside
    >
      <ol className={layout.stackXs}>
        {items.map(({ en, ...french }, index) => {
          const { title, when, who, text } = en ?? french;
          return (
            <li key={title} lang={en ? undefined : 'fr'}>
              <Disclosure heading={`${index + 1}. ${title}`} headingLevel="h3">
                <p>{text}</p>
                <p>
                  <b lang="en">When:</b> {when}
                  <br />
                  <b lang="en">Who:</b> {who}
                </p>
              </Disclosure>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
