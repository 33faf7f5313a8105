import type { RefObject } from 'react';
import { NeighbourhoodAnswer } from '@/components/serviceArea/NeighbourhoodAnswer';
import { NeighbourhoodNames } from '@/components/serviceArea/NeighbourhoodNames';
import { useNeighbourhoodAnswer } from '@/components/serviceArea/useNeighbourhoodAnswer';
import layout from '@/components/ui/layout.module.css';
import { PageLink } from '@/components/ui/PageLink';
import { useQuery } from '@/lib/browser/useQuery';
import type { Centre } from '@/lib/appointment/requestText';
import type { Area } from '@/lib/content/schemas/area';
import { neighbourhoodNames } from '@/lib/serviceArea/neighbourhoods';
import { neighbourhoodsFor, routes, serviceIn } from '@/lib/routing/routes';
import { useDictionary } from '@/lib/i18n/useDictionary';
import { Field, type FieldState } from './Field';

interface NeighbourhoodFieldProps extends FieldState {
  name: 'neighbourhood';
  form: RefObject<HTMLFormElement | null>;
  area: Area;
  centre: Centre;
}

/**
 * Where to come, as free text. A known neighbourhood is answered at once; if the content has none, it
 * is an ordinary field.
 */
export function NeighbourhoodField({ form, area, centre, ...field }: NeighbourhoodFieldProps) {
  const { answered, ...handlers } = useNeighbourhoodAnswer(form, field.name, area);
  const { locale } = useDictionary();
  const service = serviceIn(useQuery());
  if (neighbourhoodNames(area).length === 0) return <Field {...field} />;
  const names = `${field.id}-names`;
  return (
    <Field
      {...field}
      {...handlers}
      list={names}
      suggestion={
        <>
          <NeighbourhoodNames id={names} neighbourhoods={area} />
          <NeighbourhoodAnswer answered={answered} centre={centre} />
          <PageLink
            href={service ? neighbourhoodsFor(service) : routes.neighbourhoods}
            className={layout.target}
            hrefLang={locale === 'fr' ? undefined : 'fr'}
          >
            {area.listLabel}
          </PageLink>
        </>
      }
    />
  );
}
