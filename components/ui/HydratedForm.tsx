import type { ComponentProps } from 'react';
import { useEventReplay } from '@/lib/hydration/useEventReplay';

/**
 * A form that React sends. Sent before React is there it waits, and is sent once afterwards;
 * should React never come it goes nowhere, and no value shows in the address.
 */
export function HydratedForm({ id, ...rest }: ComponentProps<'form'>) {
  return <form method="dialog" {...useEventReplay(id)} {...rest} />;
}
