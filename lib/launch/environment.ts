/** The launch check's part about the hosting's settings. */

const SITE_URL = 'NEXT_PUBLIC_SITE_URL';
const EMAIL_ORIGIN = 'NEXT_PUBLIC_EMAILJS_ORIGIN';
const EMAIL_KEYS = [
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
];

/** The build's environment. */
export interface LaunchEnvironment {
  /** The variables, as the build reads them. */
  environment: Readonly<Record<string, string | undefined>>;
  /** The e-mail keys of the local mock service. */
  localKeys: readonly string[];
}

/** Missing and local settings, as French sentences. */
export function checkEnvironment({ environment, localKeys }: LaunchEnvironment): string[] {
  return [
    ...checkSiteUrl(environment[SITE_URL]?.trim()),
    ...EMAIL_KEYS.flatMap((name) => checkEmailKey(name, environment[name]?.trim(), localKeys)),
    ...checkEmailOrigin(environment[EMAIL_ORIGIN]?.trim()),
  ];
}

function checkSiteUrl(value: string | undefined): string[] {
  if (!value) return [`${SITE_URL} manque : donnez l’adresse publique du site, avec https://`];
  const url = parseUrl(value);
  if (url?.protocol === 'https:' && isPublicHost(url.hostname)) return [];
  return [`${SITE_URL} vaut « ${value} » : donnez la vraie adresse du site, avec https://`];
}

function checkEmailKey(
  name: string,
  value: string | undefined,
  localKeys: readonly string[],
): string[] {
  if (!value) return [`${name} manque : recopiez cette clé depuis votre compte EmailJS`];
  if (!localKeys.includes(value)) return [];
  return [`${name} est la clé de l’essai local : recopiez la vraie depuis votre compte EmailJS`];
}

/** By default the origin is EmailJS's own. */
function checkEmailOrigin(value: string | undefined): string[] {
  if (!value) return [];
  const url = parseUrl(value);
  if (url?.protocol === 'https:' && isPublicHost(url.hostname)) return [];
  return [
    `${EMAIL_ORIGIN} vaut « ${value} » : les demandes iraient à l’essai local et non à votre boîte. Retirez cette ligne`,
  ];
}

function parseUrl(value: string): URL | undefined {
  try {
    return new URL(value);
  } catch {
    return undefined;
  }
}

const RESERVED_NAME = /(^|\.)(example(\.(com|net|org))?|localhost|local|test|invalid)$/;
const PRIVATE_ADDRESS = /^(0|10|127|192\.168)\./;

/** Whether visitors can reach a host: no example domain, no address of this machine or network. */
function isPublicHost(host: string): boolean {
  return host.includes('.') && !RESERVED_NAME.test(host) && !PRIVATE_ADDRESS.test(host);
}
