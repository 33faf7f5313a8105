'use client';

import { useEffect, type ReactNode } from 'react';
import { withErrorBoundary } from '@/components/ui/ErrorBoundary';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { savesData } from '@/lib/browser/connection';
import { useBrowserValue } from '@/lib/browser/useBrowserValue';
import { whenIdle } from '@/lib/browser/whenIdle';
import type { Area } from '@/lib/content/schemas/area';
import { OPTION_PREFIX, readEstimateQuery } from '@/lib/routing/estimateQuery';
import { AREA_ANSWERS, neighbourhoodNames, splitNames } from '@/lib/serviceArea/neighbourhoods';
import { decapitalise, endSentence } from '@/lib/text/format';
import { EstimateContext, type EstimateOptions } from './estimateContext';
import texts from '@/components/ui/texts.module.css';

const IDLE_TIMEOUT_MS = 2000;

type EstimatesProps = EstimateOptions & { children: ReactNode };

/** The page's price lines, which open to estimates; above them, what its address asks for. */
export const Estimates = withErrorBoundary(EstimateLines, ({ children }) => children);

function EstimateLines({ children, ...options }: EstimatesProps) {
  const { area, messages } = options;
  const message = useBrowserValue(() => findMessage(area, messages), '');
  useEffect(() => {
    // So that it is there offline.
    if (!savesData())
      whenIdle(() => import('./EstimateForm').catch(() => undefined), IDLE_TIMEOUT_MS);
  }, []);
  return (
    <EstimateContext value={options}>
      <LiveRegion>
        {message ? <p className={texts.strong}>{messages.typography(message)}</p> : null}
      </LiveRegion>
      {children}
    </EstimateContext>
  );
}

/** For an address that opens no price: that it is gone, or what its neighbourhood costs. */
function findMessage(area: Area | undefined, { colon, estimates }: EstimateOptions['messages']) {
  if (location.hash.startsWith(`#${OPTION_PREFIX}`)) {
    return document.getElementById(location.hash.slice(1)) ? '' : estimates.gone;
  }
  const names = area ? neighbourhoodNames(area) : [];
  const { neighbourhood } = readEstimateQuery(location.search, 0, names);
  const answer = AREA_ANSWERS.find(
    (item) =>
      neighbourhood && area?.[item].neighbourhoods.flatMap(splitNames).includes(neighbourhood),
  );
  if (!area || !answer) return '';
  const sentence = `${neighbourhood}${colon}${endSentence(decapitalise(area[answer].title))}`;
  return `${sentence} ${answer === 'notCovered' ? area[answer].text : estimates.choose}`;
}
