'use client';

import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { useMinute } from '@/lib/browser/useMinute';
import { yaoundeClock } from '@/lib/dates/yaounde';

interface ThroughDayProps {
  /** The last day in Yaoundé on which the children are shown, `YYYY-MM-DD`. */
  date: string;
  children: ReactNode;
}

/** Hides its children once a day has passed, however long ago the site was built. */
export function ThroughDay(props: ThroughDayProps) {
  return (
    <ErrorBoundary fallback={props.children}>
      <UntilPast {...props} />
    </ErrorBoundary>
  );
}

function UntilPast({ date, children }: ThroughDayProps) {
  const now = useMinute();
  return now !== undefined && yaoundeClock(now).date > date ? null : children;
}
