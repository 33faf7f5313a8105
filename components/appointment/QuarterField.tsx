import type { RefObject } from 'react';
import { QuarterAnswer } from '@/components/area/QuarterAnswer';
import { QuarterNames } from '@/components/area/QuarterNames';
import { useQuarterAnswer } from '@/components/area/useQuarterAnswer';
import check from '@/components/area/QuarterCheck.module.css';
import { PageLink } from '@/components/ui/PageLink';
import type { Area } from '@/lib/content/schemas/area';
import { quarterNames } from '@/lib/area/quarters';
import { quartersRoute } from '@/lib/routes';
import type { FieldState } from './Field';
import { NativeField } from './NativeField';
import type { Centre } from './FallbackContact';

interface QuarterFieldProps extends FieldState {
  name: 'quarter';
  form: RefObject<HTMLFormElement | null>;
  area: Area;
  centre: Centre;
}

/**
 * Where help is needed, in words of one's own. A quartier that is named is answered at once; with
 * none confirmed it is a field like any other.
 */
export function QuarterField({ form, area, centre, ...field }: QuarterFieldProps) {
  const answered = useQuarterAnswer(form, field.name, area);
  if (quarterNames(area).length === 0) return <NativeField {...field} />;
  const names = `${field.id}-names`;
  return (
    <NativeField
      {...field}
      list={names}
      question={
        <>
          <QuarterNames id={names} quarters={area} />
          <QuarterAnswer answered={answered} centre={centre} />
          <PageLink href={quartersRoute} className={check.all}>
            {area.listLabel}
          </PageLink>
        </>
      }
    />
  );
}
