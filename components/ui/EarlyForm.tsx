'use client';

import { useId, useLayoutEffect, type ComponentProps } from 'react';
import { EARLY, markReady } from '@/lib/earlyTaps';

/**
 * A form that React sends. Sent before React is there it waits, and is sent once afterwards;
 * should React never come it goes nowhere, and no value shows in the address.
 */
export function EarlyForm({ id, ...rest }: ComponentProps<'form'>) {
  const ownId = useId();
  const key = id ?? ownId;
  useLayoutEffect(() => markReady(key), [key]);
  return <form method="dialog" id={key} {...{ [EARLY]: '' }} {...rest} />;
}
