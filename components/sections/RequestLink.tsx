'use client';

import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { useQuery } from '@/lib/browser/useQuery';
import { withService } from '@/lib/routing/routes';

/** A link that may lead to the form: it takes along the service that the page's query names. */
export function RequestLink({ href, ...rest }: ComponentProps<typeof ButtonLink>) {
  return <ButtonLink href={withService(href, useQuery())} {...rest} />;
}
