import clsx from 'clsx';
import { useEffect, useId, useState } from 'react';
import { answerKnown } from '@/components/serviceArea/answerNeighbourhood';
import { ButtonLink } from '@/components/ui/Button';
import field from '@/components/ui/Field.module.css';
import { Icon } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { readPlatform } from '@/lib/browser/readPlatform';
import { useDictionary } from '@/lib/i18n/useDictionary';
import { estimateRoute } from '@/lib/routing/routes';
import { neighbourhoodNames } from '@/lib/serviceArea/neighbourhoods';
import { readEstimateQuery, writeEstimateQuery } from '@/lib/routing/estimateQuery';
import type { PriceOffer } from '@/lib/services/offers';
import { describeEstimate, MAX_PER_WEEK } from '@/lib/services/prices';
import { decapitalise } from '@/lib/text/format';
import { whatsappShare } from '@/lib/share/share';
import type { EstimateOptions } from './estimateContext';
import texts from '@/components/ui/texts.module.css';
import panel from '@/components/ui/panel.module.css';
import styles from './EstimateForm.module.css';

interface EstimateFormProps extends EstimateOptions {
  offer: PriceOffer;
}

/** How often and where: what a price comes to, and the ways to ask for it or to send it. */
export function EstimateForm({ offer, area, includes, messages }: EstimateFormProps) {
  const { line, service } = offer;
  const dictionary = useDictionary();
  const { estimates, locale, typography } = messages;
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
  }, [choice, offer.anchor]);

  const travel = area && answerKnown(neighbourhood, area, dictionary);
  const where =
    area && travel && travel.answer !== 'unknown'
      ? `${neighbourhood} (${decapitalise(area[travel.answer].title)})`
      : '';
  const { sentence, prices } = describeEstimate(line, perWeek, where, messages);
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
          href={estimateRoute(service.id, { anchor: offer.anchor, ...choice }, locale)}
          aria-label={typography(`${estimates.ask}${messages.colon}${service.title}`)}
        >
          {estimates.ask}
        </ButtonLink>
        <ButtonLink
          href={whatsappShare(`${service.title}. ${sentence}`, `${url}#${offer.anchor}`)}
          variant="outline"
        >
          <Icon name="whatsapp" />
          {estimates.send}
        </ButtonLink>
      </p>
    </div>
  );
}
