'use client';

import type { ReactNode } from 'react';
import { withErrorBoundary } from '@/components/ui/ErrorBoundary';
import { useMinute } from '@/lib/browser/useMinute';
import { isAnnounced } from '@/lib/openingHours/closedDates';

interface AnnouncedProps {
  /** The first day in Yaoundé, `YYYY-MM-DD`. */
  date: string;
  /** The last one, of a period. */
  until: string | undefined;
  /** When the page was built, in milliseconds since 1970: it decides until hydration. */
  built: number;
  children: ReactNode;
}

/** Shows a closing day or period from four weeks before to its end, however long ago the site was built. */
export const Announced = withErrorBoundary(WhileNear, ({ children }) => children);

function WhileNear({ date, until, built, children }: AnnouncedProps) {
  const now = useMinute() ?? built;
  return isAnnounced({ date, until }, now) ? children : null;
}
