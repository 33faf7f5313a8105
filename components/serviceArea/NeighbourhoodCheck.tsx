'use client';

import clsx from 'clsx';
import { useEffect, useId, useRef } from 'react';
import { withErrorBoundary } from '@/components/ui/ErrorBoundary';
import { HydratedForm } from '@/components/ui/HydratedForm';
import { ButtonLink } from '@/components/ui/Button';
import field from '@/components/ui/Field.module.css';
import { useQuery } from '@/lib/browser/useQuery';
import { useTooLong } from '@/lib/browser/useTooLong';
import { MAX_NEIGHBOURHOOD_LENGTH } from '@/lib/serviceArea/neighbourhoods';
import type { PhoneNumber } from '@/lib/text/format';
import type { Area } from '@/lib/content/schemas/area';
import { quoteRoute, serviceIn } from '@/lib/routing/routes';
import { useDictionary } from '@/lib/i18n/useDictionary';
import { NeighbourhoodAnswer } from './NeighbourhoodAnswer';
import { NeighbourhoodNames } from './NeighbourhoodNames';
import { useNeighbourhoodAnswer } from './useNeighbourhoodAnswer';
import panel from '@/components/ui/panel.module.css';
import texts from '@/components/ui/texts.module.css';
import layout from '@/components/ui/layout.module.css';
import styles from './NeighbourhoodCheck.module.css';

const NAME = 'neighbourhood';

interface NeighbourhoodCheckProps {
  area: Area;
  centre: { phone: PhoneNumber; whatsapp: PhoneNumber };
}

/** A field for the neighbourhood, and the centre's answer. Hidden without scripts. */
export const NeighbourhoodCheck = withErrorBoundary(CheckForm);

function CheckForm({ area, centre }: NeighbourhoodCheckProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { answered, names, onFocus, onInput } = useNeighbourhoodAnswer(form, NAME, area);
  const { locale, serviceArea, typography } = useDictionary();
  /** The service that the visitor comes from. */
  const service = serviceIn(useQuery());
  const long = useTooLong(id, MAX_NEIGHBOURHOOD_LENGTH);

  useEffect(() => {
    const control = document.getElementById(id) as HTMLInputElement | null;
    const value = control?.value;
    if (!answered || !value?.trim()) return;
    // Where it does not load, the form asks for it again.
    const kept = import('./keepNeighbourhood').then((module) => module.keepNeighbourhood(value));
    kept.catch(() => undefined);
  }, [answered, id]);

  return (
    <HydratedForm
      ref={form}
      className={clsx(panel.panel, panel.maize, layout.scripted, styles.check)}
      // The answer is already there when Enter is pressed.
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={field.field}>
        <label htmlFor={id} className={texts.strong}>
          {area.fieldLabel}
        </label>
        <div id={`${id}-hint`} className={texts.note}>
          {typography(serviceArea.hint)}
        </div>
        <input
          id={id}
          name={NAME}
          list={`${id}-names`}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          spellCheck={false}
          onFocus={onFocus}
          onInput={() => {
            long.onInput();
            onInput();
          }}
        />
        <NeighbourhoodNames id={`${id}-names`} names={names} />
        <p className={clsx(texts.note, field.remark)} aria-live="polite">
          {typography(long.message)}
        </p>
        <NeighbourhoodAnswer answered={answered} centre={centre} />
        {answered?.name && !answered.question ? (
          <p>
            <ButtonLink href={quoteRoute(service, locale)}>
              {typography(serviceArea.quote(answered.name))}
            </ButtonLink>
          </p>
        ) : null}
      </div>
    </HydratedForm>
  );
}
