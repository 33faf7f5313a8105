'use client';

import type { ComponentProps } from 'react';
import { useEventReplay } from '@/lib/hydration/useEventReplay';

/**
 * A button with a React click handler. A tap before hydration is recorded and replayed. Not for
 * native behaviour: submitting, popovers, dialogs.
 */
export function HydratedButton({ id, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...useEventReplay(id)} {...rest} />;
}
