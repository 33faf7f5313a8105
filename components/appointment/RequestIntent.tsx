import clsx from 'clsx';
import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, type RefObject } from 'react';
import { PhoneButton } from '@/components/contact/PhoneButton';
import { Notice } from '@/components/sections/Notice';
import { Icon } from '@/components/ui/Icon';
import type { RequestIntent } from '@/lib/appointment/appointmentFields';
import type { ServiceType } from '@/lib/appointment/fieldTypes';
import { useQuery } from '@/lib/browser/useQuery';
import type { PhoneNumber } from '@/lib/text/format';
import { REQUEST_KIND, serviceIn } from '@/lib/routing/routes';
import { useFormWords } from './formLanguage';
import layout from '@/components/ui/layout.module.css';
import styles from './RequestIntent.module.css';

/** A service that a link to the form may name. */
export interface LinkedService {
  id: number;
  title: string;
  /** The service type that the form selects for it. */
  requestType: ServiceType;
}

/** Finds the service that a query names. */
export function linkedService(
  query: string,
  services: readonly LinkedService[],
): LinkedService | undefined {
  const id = serviceIn(query);
  return services.find((service) => service.id === id);
}

/**
 * Reads the intent from the page's query, such as `?service=3&demande=devis`, again at each render, and
 * selects the service type of a linked service while none is selected. The query is read after
 * hydration, so that the form stays in the prerendered page.
 *
 * @param isTypeLinkedRef True while the selected service type is the link's and not the visitor's.
 */
export function useRequestIntent(
  form: RefObject<HTMLFormElement | null>,
  resetKey: number,
  services: readonly LinkedService[],
  isTypeLinkedRef: RefObject<boolean>,
): RequestIntent {
  const query = useQuery();
  const service = linkedService(query, services);
  const { sentLanguage } = useFormWords();
  const type = service?.requestType;

  useEffect(() => {
    const select = form.current?.elements.namedItem('serviceType');
    if (!type || !(select instanceof HTMLSelectElement) || select.value) return;
    select.value = type;
    isTypeLinkedRef.current = true;
    return () => {
      if (isTypeLinkedRef.current) select.value = '';
      isTypeLinkedRef.current = false;
    };
  }, [form, resetKey, type, isTypeLinkedRef]);

  const kind = new URLSearchParams(query).get(REQUEST_KIND.name);
  return {
    language: sentLanguage,
    requestedService: service?.title ?? '',
    isQuote: kind === REQUEST_KIND.quote,
    isUrgent: kind === REQUEST_KIND.urgent,
  };
}

/**
 * Calls back when a soft navigation has changed the page's query. It renders nothing, in its own
 * Suspense boundary: without one, the static export would leave the form out of the prerendered page.
 */
export function QueryObserver({ onChange }: { onChange: () => void }) {
  return (
    <Suspense>
      <SearchParamsObserver onChange={onChange} />
    </Suspense>
  );
}

function SearchParamsObserver({ onChange }: { onChange: () => void }) {
  const query = useSearchParams().toString();
  useEffect(onChange, [onChange, query]);
  return null;
}

/** Shows the service or the quote that the link to the form has named. */
export function IntentNotice({ requestedService, isQuote, isUrgent }: RequestIntent) {
  const { colon, fields, intent, translate, typography } = useFormWords();
  // UrgentNotice is above the form instead.
  if (isUrgent || (!requestedService && !isQuote)) return null;
  return (
    // The key remounts it for another intent: a page translator may have replaced its text nodes.
    <p key={`${isQuote} ${requestedService}`} className={clsx(layout.iconText, styles.note)}>
      <Icon name="check-circle" />
      {isQuote ? (
        <span>
          {typography(intent.quote)}
          {requestedService ? (
            <b>{typography(intent.quoteFor(translate(requestedService)))}</b>
          ) : null}
          {typography(intent.quoteNext)}
        </span>
      ) : (
        <span>
          {typography(`${fields.requestedService.label}${colon}`)}
          <b>{translate(requestedService)}</b>
        </span>
      )}
    </p>
  );
}

/** For what can't wait until tomorrow, the phone comes first: staff read no e-mails at night. */
export function UrgentNotice({ phone }: { phone: PhoneNumber }) {
  const { typography, urgent } = useFormWords();
  return (
    <Notice variant="urgent" heading={typography(urgent.heading)}>
      <p>{typography(urgent.text)}</p>
      <p className={styles.call}>
        <PhoneButton phone={phone} variant="dark" />
      </p>
    </Notice>
  );
}
