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
  const valueOf = (name: string) => environment[name]?.trim() ?? '';
  const [siteUrl, emailOrigin] = [valueOf(SITE_URL), valueOf(EMAIL_ORIGIN)];
  return [
    !siteUrl && `${SITE_URL} manque : donnez l’adresse publique du site, avec https://`,
    siteUrl !== '' &&
      !isPublic(siteUrl) &&
      `${SITE_URL} vaut « ${siteUrl} » : donnez la vraie adresse du site, avec https://`,
    ...EMAIL_KEYS.flatMap((name) => [
      !valueOf(name) && `${name} manque : recopiez cette clé depuis votre compte EmailJS`,
      localKeys.includes(valueOf(name)) &&
        `${name} est la clé de l’essai local : recopiez la vraie depuis votre compte EmailJS`,
    ]),
    // By default the origin is EmailJS's own.
    emailOrigin !== '' &&
      !isPublic(emailOrigin) &&
      `${EMAIL_ORIGIN} vaut « ${emailOrigin} » : les demandes iraient à l’essai local et non à votre boîte. Retirez cette ligne`,
  ].filter((fault) => fault !== false);
}

const RESERVED_NAME = /(^|\.)(example(\.(com|net|org))?|localhost|local|test|invalid)$/;
/** The URL parser accepts a last label of digits in IPv4 addresses alone. */
const IP_ADDRESS = /\.\d+$/;

/** Whether visitors can reach an address: HTTPS, and a name that is no example. */
function isPublic(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  const isReserved = RESERVED_NAME.test(hostname) || IP_ADDRESS.test(hostname);
  return protocol === 'https:' && hostname.includes('.') && !isReserved;
}
