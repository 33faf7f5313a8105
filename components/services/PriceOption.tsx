import clsx from 'clsx';
import { ButtonLink } from '@/components/ui/Button';
import { PageLink } from '@/components/ui/PageLink';
import { NoBreak } from '@/components/ui/text/NoBreak';
import { LocalizedText } from '@/components/ui/text/LocalizedText';
import { dictionary } from '@/lib/i18n/dictionary';
import type { Locale } from '@/lib/i18n/locale';
import { OPTION_GROUP } from '@/lib/routing/estimateQuery';
import { estimateRoute } from '@/lib/routing/routes';
import type { PriceOffer } from '@/lib/services/offers';
import { estimate } from '@/lib/services/prices';
import { PriceEstimate } from './PriceEstimate';
import { Price } from './PriceText';
import layout from '@/components/ui/layout.module.css';
import styles from './PriceOption.module.css';

/** How many a week, in the examples. */
const EXAMPLES = [1, 3, 5];

interface PriceOptionProps {
  offer: PriceOffer;
  locale?: Locale;
}

/**
 * A price that opens to what it comes to in a week and a month: before hydration by examples that
 * lead to the form, afterwards by the estimate of the visitor's own choice.
 */
export function PriceOption({ offer, locale = 'fr' }: PriceOptionProps) {
  const { anchor, service, line } = offer;
  const messages = dictionary[locale];
  const { colon, estimates, typography } = messages;
  const { note, unit, en } = line;
  const { month } = estimate(line, 0, messages);
  const route = (perWeek: number) =>
    estimateRoute(service.id, { anchor, perWeek, neighbourhood: '' }, locale);
  return (
    <PriceEstimate
      offer={offer}
      variant="row"
      name={OPTION_GROUP}
      className={styles.option}
      contentId={anchor}
      heading={
        <>
          <span className={styles.name}>
            <LocalizedText locale={locale} fr={<NoBreak>{line.option}</NoBreak>} en={en?.option} />
          </span>{' '}
          <b className={styles.price}>
            <Price line={line} locale={locale} />
          </b>
        </>
      }
      hint={
        note || month ? (
          <>
            {note ? <LocalizedText locale={locale} fr={note} en={en?.note} /> : null}
            {note && month ? ', ' : null}
            {month ? typography(estimates.orMonth(month)) : null}
          </>
        ) : undefined
      }
    >
      <div className={clsx(layout.stackS, layout.screen, styles.examples)}>
        {unit ? (
          <ul className={layout.targets}>
            {EXAMPLES.map((count) => {
              const { week = '', month = '' } = estimate(line, count, messages);
              const often = estimates.often(unit, count);
              return (
                <li key={count}>
                  <PageLink href={route(count)}>
                    {typography(`${often}${colon}${week}, ${estimates.orMonth(month)}`)}
                  </PageLink>
                </li>
              );
            })}
          </ul>
        ) : null}
        <ButtonLink
          href={route(0)}
          aria-label={typography(`${estimates.ask}${colon}${service.title}`)}
        >
          {estimates.ask}
        </ButtonLink>
      </div>
    </PriceEstimate>
  );
}
