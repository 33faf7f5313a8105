'use client';

import { catchError } from 'next/error';
import type { ReactNode } from 'react';

/**
 * Keeps an error of one feature from the page: the feature goes, or its prerendered content stays.
 * It covers rendering and effects. An error in an event handler takes nothing away.
 *
 * @param props.fallback The content without the feature; nothing if omitted.
 */
export const ErrorBoundary = catchError(({ fallback }: { fallback?: ReactNode }) => fallback);
