'use client';

import type { ComponentProps } from 'react';
import { Estimates } from '@/components/services/Estimates';
import { colon, estimates, locale, prices, typography } from '@/lib/i18n/en';

const messages = { colon, estimates, locale, prices, typography };

/** The price lines in English. */
export function EnglishEstimates(props: Omit<ComponentProps<typeof Estimates>, 'messages'>) {
  return <Estimates {...props} messages={messages} />;
}
