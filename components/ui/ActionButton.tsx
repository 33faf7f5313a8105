'use client';

import { useId, useLayoutEffect, type ComponentProps } from 'react';
import { EARLY, markReady } from '@/lib/earlyTaps';

/**
 * A button whose click React answers. A tap that comes before React is remembered and answered
 * once it is there. Not for what the browser does by itself: submitting, popovers, dialogs.
 */
export function ActionButton({ id, ...rest }: ComponentProps<'button'>) {
  const ownId = useId();
  const key = id ?? ownId;
  useLayoutEffect(() => markReady(key), [key]);
  return <button type="button" id={key} {...{ [EARLY]: '' }} {...rest} />;
}
