export { causeOf, isPosted, post } from './emailService';
export { sendFailures } from '@/lib/appointment/words/sendFailuresEn';
