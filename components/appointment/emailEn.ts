export { explainThrown, post } from './emailService';
export { sendFailures } from '@/lib/appointment/messages/sendFailuresEn';
