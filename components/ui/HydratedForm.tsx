import type { ComponentProps } from 'react';
import { useEventReplay } from '@/lib/hydration/useEventReplay';

/**
 * A form with a React submit handler. A submit before hydration is recorded and replayed; without
 * JavaScript `method="dialog"` keeps values out of the address.
 */
export function HydratedForm({ id, ...rest }: ComponentProps<'form'>) {
  return <form method="dialog" {...useEventReplay(id)} {...rest} />;
}
