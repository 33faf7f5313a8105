'use client';

import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';
import { Disclosure } from '@/components/ui/disclosure/Disclosure';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import type { PriceOffer } from '@/lib/services/offers';
import { useEstimates } from './estimateContext';

interface PriceEstimateProps extends Omit<ComponentProps<typeof Disclosure>, 'onToggle'> {
  offer: PriceOffer;
}

/**
 * A price line. While it is open, its children, the examples, give way to the estimate. Where the
 * estimate's code does not load, they stay, and the next opening retries.
 */
export function PriceEstimate({ offer, children, ...disclosure }: PriceEstimateProps) {
  const options = useEstimates();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<typeof import('./EstimateForm')>();

  const toggle = () => {
    const isOpen = details.current?.open ?? false;
    setOpen(isOpen);
    if (isOpen) import('./EstimateForm').then(setLoaded, () => undefined);
  };
  // It may have been opened before hydration, by the address or the visitor.
  const checkOpen = useEffectEvent(toggle);
  useEffect(() => checkOpen(), []);

  return (
    <Disclosure {...disclosure} ref={details} onToggle={toggle}>
      {options && isOpen && loaded ? (
        <ErrorBoundary fallback={children}>
          <loaded.EstimateForm offer={offer} {...options} />
        </ErrorBoundary>
      ) : (
        children
      )}
    </Disclosure>
  );
}
