'use client';

import type { ComponentProps } from 'react';
import { colon, estimates, locale, prices, typography } from '@/lib/i18n/fr';
import { Estimates } from './Estimates';

const messages = { colon, estimates, locale, prices, typography };

/** The price lines in French. */
export function FrenchEstimates(props: Omit<ComponentProps<typeof Estimates>, 'messages'>) {
  return <Estimates {...props} messages={messages} />;
}
