'use client';

import type { ComponentProps } from 'react';
import { useEventReplay } from '@/lib/hydration/useEventReplay';

/**
 * A button whose click React answers. A tap that comes before React is remembered and answered
 * once it is there. Not for what the browser does by itself: submitting, popovers, dialogs.
 */
export function HydratedButton({ id, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...useEventReplay(id)} {...rest} />;
}
