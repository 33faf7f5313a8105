'use client';

import {
  AppointmentForm,
  type AppointmentFormProps,
} from '@/components/appointment/AppointmentForm';
import { FormLanguageContext, type FormLanguage } from '@/components/appointment/formLanguage';
import * as en from '@/lib/appointment/words/en';

interface EnglishAppointmentFormProps extends AppointmentFormProps {
  /** The request names a service in French; the visitor reads its English title. */
  services: readonly (AppointmentFormProps['services'][number] & { english: string })[];
}

/** The form in English. No other chunk has its words. */
export function EnglishAppointmentForm({ services, ...rest }: EnglishAppointmentFormProps) {
  const titles = new Map(services.map(({ title, english }) => [title, english]));
  const translate = (sent: string) => titles.get(sent) ?? en.translate(sent);
  const language: FormLanguage = {
    words: { ...en, translate },
    importEmail: () => import('./emailEn'),
    importPhoneWords: () => import('@/lib/appointment/words/phoneEn'),
  };
  return (
    <FormLanguageContext value={language}>
      <AppointmentForm services={services} {...rest} />
    </FormLanguageContext>
  );
}
