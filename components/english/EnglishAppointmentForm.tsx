'use client';

import {
  AppointmentForm,
  type AppointmentFormProps,
} from '@/components/appointment/AppointmentForm';
import { estimateIn, french, FormLanguageContext } from '@/components/appointment/formLanguage';
import * as en from '@/lib/appointment/messages/en';
import { estimates, locale, prices, typography } from '@/lib/i18n/en';

interface EnglishAppointmentFormProps extends AppointmentFormProps {
  /** The request names a service in French; the visitor reads its English title. */
  services: readonly (AppointmentFormProps['services'][number] & { english: string })[];
}

/** The English of each estimate that the form has described. */
const translations = new Map<string, string>();

const describeInEnglish = estimateIn({ estimates, locale, prices, typography });

const describeEstimate: typeof french.describeEstimate = (line, choice) => {
  const sent = french.describeEstimate(line, choice);
  translations.set(sent, describeInEnglish(line, choice));
  return sent;
};

/** The form in English. No other chunk has these. */
export function EnglishAppointmentForm({ services, ...rest }: EnglishAppointmentFormProps) {
  const titles = new Map(services.map(({ title, english }) => [title, english]));
  const translate = (sent: string) =>
    titles.get(sent) ?? translations.get(sent) ?? en.translate(sent);
  return (
    <FormLanguageContext value={{ ...en, translate, describeEstimate }}>
      <AppointmentForm services={services} {...rest} />
    </FormLanguageContext>
  );
}
