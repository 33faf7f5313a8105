'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { savesData } from '@/lib/browser/connection';
import { useBrowserValue } from '@/lib/browser/useBrowserValue';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { whenIdle } from '@/lib/browser/whenIdle';
import { AREA_ANSWERS, neighbourhoodNames, splitNames } from '@/lib/serviceArea/neighbourhoods';
import { OPTION_GROUP, OPTION_PREFIX, readEstimateQuery } from '@/lib/routing/estimateQuery';
import { decapitalise, endSentence } from '@/lib/text/format';
import type { EstimateFormProps } from './EstimateForm';
import styles from './PriceEstimate.module.css';

const IDLE_TIMEOUT_MS = 2000;

const OPTIONS = `details[name="${OPTION_GROUP}"]`;

type EstimateProps = Omit<EstimateFormProps, 'offer'> & {
  offers: readonly EstimateFormProps['offer'][];
};

/**
 * Puts the estimate into the price that is open. Its code loads once the page is idle, or when one
 * opens; where it does not load, the examples stay, and the next opening retries.
 */
export function PriceEstimate({ offers, ...shared }: EstimateProps) {
  const [slot, setSlot] = useState<HTMLElement>();
  const [loaded, setLoaded] = useState<typeof import('./EstimateForm')>();
  const { colon, estimates, typography } = shared.words;

  /** What the address asks for, if it opens no price. */
  const message = useBrowserValue(() => {
    if (location.hash.startsWith(`#${OPTION_PREFIX}`)) {
      return document.getElementById(location.hash.slice(1)) ? '' : estimates.gone;
    }
    const { area } = shared;
    const names = area ? neighbourhoodNames(area) : [];
    const { neighbourhood } = readEstimateQuery(location.search, 0, names);
    const answer = AREA_ANSWERS.find(
      (item) =>
        neighbourhood && area?.[item].neighbourhoods.flatMap(splitNames).includes(neighbourhood),
    );
    if (!area || !answer) return '';
    const sentence = `${neighbourhood}${colon}${endSentence(decapitalise(area[answer].title))}`;
    return `${sentence} ${answer === 'notCovered' ? area[answer].text : estimates.choose}`;
  }, '');

  useEffect(() => {
    const load = () => void import('./EstimateForm').then(setLoaded, () => undefined);
    // So that it is there offline.
    if (!savesData()) whenIdle(load, IDLE_TIMEOUT_MS);
    const show = (option: Element) => {
      setSlot(option.querySelector<HTMLElement>('[data-estimate]') ?? undefined);
      load();
    };
    const onToggle = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches(OPTIONS)) return;
      if (target.open) show(target);
      else setSlot((last) => (last && target.contains(last) ? undefined : last));
    };
    const open = document.querySelector(`${OPTIONS}[open]`);
    if (open) show(open);
    // The event does not bubble.
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, []);

  const offer = offers.find(({ anchor }) => anchor === slot?.dataset.estimate);
  const isShown = slot && offer && loaded;
  return (
    <>
      <LiveRegion className={styles.gone}>
        {message && !isShown ? <p>{typography(message)}</p> : null}
      </LiveRegion>
      {isShown
        ? createPortal(
            <ErrorBoundary resetKey={offer.anchor}>
              <loaded.EstimateForm key={offer.anchor} offer={offer} {...shared} />
            </ErrorBoundary>,
            slot,
          )
        : null}
    </>
  );
}
