import clsx from 'clsx';
import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useRef } from 'react';
import { PhoneButton } from '@/components/contact/PhoneButton';
import { Notice } from '@/components/sections/Notice';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { RequestIntent } from '@/lib/appointment/appointmentFields';
import type { PhoneNumber } from '@/lib/text/format';
import { useFormMessages } from './formLanguage';
import layout from '@/components/ui/layout.module.css';
import styles from './RequestIntent.module.css';

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
  const last = useRef(query);
  useEffect(() => {
    // The form has read the first one itself.
    if (last.current !== query) onChange();
    last.current = query;
  }, [onChange, query]);
  return null;
}

/** Shows the service or the quote that the link to the form has named. */
export function IntentNotice({ requestedService, isQuote, isUrgent }: RequestIntent) {
  const { colon, fields, intent, translate, typography } = useFormMessages();
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

/** Shows the estimate that the request asks for, until the visitor removes it. */
export function EstimateNotice({
  estimate,
  onRemove,
}: Pick<RequestIntent, 'estimate'> & { onRemove: () => void }) {
  const { colon, fields, removeEstimate, translate, typography } = useFormMessages();
  if (!estimate) return null;
  return (
    <div key={estimate} className={styles.note}>
      <p>
        {typography(`${fields.estimate.label}${colon}`)}
        <b>{translate(estimate)}</b>
      </p>
      <Button variant="link" onClick={onRemove}>
        {removeEstimate}
      </Button>
    </div>
  );
}

/** For what can't wait until tomorrow, the phone comes first: staff read no e-mails at night. */
export function UrgentNotice({ phone }: { phone: PhoneNumber }) {
  const { typography, urgent } = useFormMessages();
  return (
    <Notice variant="urgent" heading={typography(urgent.heading)}>
      <p>{typography(urgent.text)}</p>
      <p className={styles.call}>
        <PhoneButton phone={phone} variant="dark" />
      </p>
    </Notice>
  );
}
