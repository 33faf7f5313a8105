'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import { ButtonLink } from '@/components/ui/Button';
import styles from './ConsultationLink.module.css';

interface ConsultationLinkProps {
  label: string;
  href: string;
  className?: string;
}

/** The link to the appointment form, marked as current on its page. */
export function ConsultationLink({ label, href, className }: ConsultationLinkProps) {
  const isHere = usePathname() === href;
  return (
    <ButtonLink
      href={href}
      className={clsx(className, isHere && styles.here)}
      aria-current={isHere ? 'page' : undefined}
    >
      {label}
    </ButtonLink>
  );
}
