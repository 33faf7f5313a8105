import { localKeys } from './emailMock';

/** The base path of the second tested build, and its folder. */
export const SUBPATH = '/centre';
export const SUBPATH_OUT = 'out-subpath';

/**
 * Environment variables of builds for `npm start` and the tests: the form sends to the mock. A live
 * build gets its values from the host.
 */
export const localEnvironment = {
  NEXT_TELEMETRY_DISABLED: '1',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: localKeys.publicKey,
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: localKeys.serviceId,
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: localKeys.templateId,
  // The site's own origin, on any port: the same server has the mock.
  NEXT_PUBLIC_EMAILJS_ORIGIN: 'self',
};
