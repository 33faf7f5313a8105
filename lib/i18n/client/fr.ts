/** The words of client components: a subject is named here and in `en.ts`. */
export { clock, colon, forms, locale, motion, serviceArea, typography } from '@/lib/i18n/fr';
