export { explainThrown, post } from '@/components/appointment/emailService';
export { sendFailures } from '@/lib/appointment/messages/sendFailuresEn';
