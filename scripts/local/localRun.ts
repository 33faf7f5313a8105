import { localKeys } from './emailStandIn';

/** The folder of its host that the site is also tested in; that build is kept until the next one. */
export const SUBPATH = '/centre';
export const SUBPATH_OUT = 'out-subpath';

/**
 * The variables that tell a build to let its form write to the stand-in, for the start and the
 * tests; a live build gets real values from its host.
 */
export const localEnvironment = {
  NEXT_TELEMETRY_DISABLED: '1',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: localKeys.publicKey,
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: localKeys.serviceId,
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: localKeys.templateId,
  // The site's own origin, whatever the port: the stand-in answers where the pages are.
  NEXT_PUBLIC_EMAILJS_ORIGIN: 'self',
};
