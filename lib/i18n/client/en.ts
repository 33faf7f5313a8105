/** See `fr.ts`. */
export { clock, colon, forms, locale, motion, serviceArea, typography } from '@/lib/i18n/en';
