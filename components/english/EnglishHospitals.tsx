import { HospitalList } from '@/components/firstAid/HospitalList';
import { dateInEnglish } from '@/lib/text/english';
import type { English } from '@/lib/content/schemas/english';
import type { Hospital } from '@/lib/content/schemas/hospitals';

interface EnglishHospitalsProps {
  text: English['hospitals'];
  items: readonly Hospital[];
  hasNumber: boolean;
}

/** Names and neighbourhoods stay as one says them to a taxi: in French. */
export function EnglishHospitals({ text, items, hasNumber }: EnglishHospitalsProps) {
  return (
    <HospitalList
      {...text}
      id="hospitals"
      items={items}
      hasNumber={hasNumber}
      needs={text}
      formatCheckDate={(day) => `checked on ${dateInEnglish(day)}`}
      namesLang="fr"
    />
  );
}
