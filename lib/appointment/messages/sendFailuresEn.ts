import { resend } from './en';
import type { SendFailures } from './sendFailuresFr';

const MAYBE = `the request may have been sent. ${resend}`;

const PROXY = `A relay has answered in place of the sending service: ${MAYBE}`;

export const sendFailures: SendFailures = {
  0: `The network does not answer: ${MAYBE}`,
  200: `The sending service has not confirmed the request: we cannot know whether it was sent. ${resend}`,
  502: PROXY,
  504: PROXY,
  520: PROXY,
  524: PROXY,
  400: 'The sending service does not accept this request.',
  403: 'The sending service refuses requests from this page.',
  404: 'The sending service does not know the account of the centre.',
  412: 'The sending service cannot reach the mailbox of the centre.',
  413: 'Your message is too long for the sending service. Shorten it, then try again.',
  429: 'Too many requests arrive at once. Wait 1 minute, then try again.',
  451: 'The sending service refuses this browser. Try with another one.',
  down: 'The sending service is down at the moment.',
  notTaken: 'The sending service did not take the request.',
  notConfigured: 'Sending by this form is not set up yet.',
  cut: `The connection was cut, or an extension of the browser blocks sending: ${MAYBE}`,
  notSent: 'The request was not sent.',
  unknown: 'Please check the console',
};
