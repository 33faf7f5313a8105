import clsx from 'clsx';
import { useEffect, useId, useState } from 'react';
import { keepNeighbourhood } from '@/components/serviceArea/keepNeighbourhood';
import { answerKnown } from '@/components/serviceArea/answerNeighbourhood';
import { ButtonLink } from '@/components/ui/Button';
import field from '@/components/ui/Field.module.css';
import { Icon } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { readPlatform } from '@/lib/browser/readPlatform';
import type { Area } from '@/lib/content/schemas/area';
import type { PriceUnit } from '@/lib/i18n/fr';
import { useDictionary } from '@/lib/i18n/useDictionary';
import type { Dictionary } from '@/lib/i18n/dictionary';
import { requestRoute } from '@/lib/routing/routes';
import { neighbourhoodNames } from '@/lib/serviceArea/neighbourhoods';
import { readEstimateQuery, writeEstimateQuery } from '@/lib/routing/estimateQuery';
import type { PriceOffer } from '@/lib/services/offers';
import { estimate, type PriceWords } from '@/lib/services/prices';
import { decapitalise } from '@/lib/text/format';
import { whatsappShare } from '@/lib/share/share';
import { keepEstimate } from './keepEstimate';
import texts from '@/components/ui/texts.module.css';
import panel from '@/components/ui/panel.module.css';
import styles from './EstimateForm.module.css';

/** The most of each unit that a week has room for. */
const MAX_PER_WEEK: Record<PriceUnit, number> = {
  hour: 84,
  visit: 21,
  shift: 14,
  day: 7,
  session: 14,
  meal: 21,
};

export interface EstimateFormProps {
  offer: PriceOffer;
  /** In the page's language; undefined where it has none. */
  area: Area | undefined;
  /** What all prices include and leave out. */
  includes: string | undefined;
  words: PriceWords & Pick<Dictionary, 'colon' | 'estimates' | 'typography'>;
}

/** How often and where: what a price comes to, and the ways to ask for it or to send it. */
export function EstimateForm({ offer, area, includes, words }: EstimateFormProps) {
  const { line, service } = offer;
  const dictionary = useDictionary();
  const { estimates, locale, typography } = words;
  const id = useId();
  const names = area ? neighbourhoodNames(area).sort((a, b) => a.localeCompare(b, 'fr')) : [];
  const max = line.unit ? MAX_PER_WEEK[line.unit] : 0;
  const [choice, setChoice] = useState(() => {
    // The number of another price is in the address until this one has opened.
    const isOwn = location.hash === `#${offer.anchor}`;
    return readEstimateQuery(location.search, isOwn ? max : 0, names);
  });
  const { perWeek, neighbourhood } = choice;

  useEffect(() => {
    // The address opens the same estimate: for a reload, the way back and the family.
    const url = `${location.pathname}${writeEstimateQuery(location.search, choice)}#${offer.anchor}`;
    readPlatform(() => history.replaceState(history.state, '', url), undefined);
    if (neighbourhood) keepNeighbourhood(neighbourhood);
  }, [choice, neighbourhood, offer.anchor]);

  const option = (locale !== 'fr' && line.en?.option) || line.option;
  const often = line.unit && perWeek > 0 ? estimates.often(line.unit, perWeek) : '';
  const { once, week, month } = estimate(line, perWeek, words);
  const prices = [once, week && estimates.week(week), month && estimates.month(month)].filter(
    (price) => price !== undefined,
  );
  const travel = area && answerKnown(neighbourhood, area, dictionary);
  const where =
    area && travel && travel.answer !== 'unknown'
      ? `${neighbourhood} (${decapitalise(area[travel.answer].title)})`
      : '';
  const summary = typography(estimates.summary([option, often, where].filter(Boolean), prices));
  const url = location.origin + location.pathname + writeEstimateQuery('', choice);

  return (
    <div className={layout.stackS}>
      <div className={clsx(layout.screen, styles.choices)}>
        {line.unit ? (
          <div className={field.field}>
            <label htmlFor={`${id}-often`} className={texts.strong}>
              {typography(estimates.howMany(line.unit))}
            </label>
            <select
              id={`${id}-often`}
              value={perWeek}
              onChange={({ target }) => setChoice({ ...choice, perWeek: Number(target.value) })}
            >
              <option value={0}>{estimates.once}</option>
              {Array.from({ length: max }, (_, index) => index + 1).map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </div>
        ) : null}
        {names.length > 0 ? (
          <div className={field.field}>
            <label htmlFor={`${id}-where`} className={texts.strong}>
              {typography(estimates.where)}
            </label>
            <select
              id={`${id}-where`}
              value={neighbourhood}
              onChange={({ target }) => setChoice({ ...choice, neighbourhood: target.value })}
            >
              <option value="">{estimates.anywhere}</option>
              {names.map((name) => (
                <option key={name} value={name} translate="no">
                  {name}
                </option>
              ))}
            </select>
          </div>
        ) : null}
      </div>
      <LiveRegion className={clsx(panel.small, panel.indigo, styles.answer)}>
        {/* The keys: a page translator replaces texts, which React would then change in vain. */}
        <p key={prices.join()} className={styles.prices}>
          {prices.map((price) => (
            <b key={price}>{typography(price)}</b>
          ))}
        </p>
        {travel ? <p key={travel.sentence}>{travel.sentence}</p> : null}
      </LiveRegion>
      <p className={texts.note}>
        {includes} {typography(estimates.toConfirm)}
      </p>
      <p className={clsx(layout.actions, layout.screen)}>
        <ButtonLink
          href={requestRoute(service.id, locale)}
          aria-label={typography(`${estimates.ask}${words.colon}${service.title}`)}
          onClick={() => keepEstimate(summary)}
        >
          {estimates.ask}
        </ButtonLink>
        <ButtonLink
          href={whatsappShare(`${service.title}. ${summary}`, `${url}#${offer.anchor}`)}
          variant="outline"
        >
          <Icon name="whatsapp" />
          {estimates.send}
        </ButtonLink>
      </p>
    </div>
  );
}
