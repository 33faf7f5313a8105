/**
 * The programs that tests need: a browser for `npm test`; servers and engines for their own
 * commands.
 */
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { chromium } from 'playwright';
import { run } from '@/scripts/run';

/** Flags of every Chromium: no sandbox for root, no background requests. */
export const launchArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // The input order of dates and times follows the browser's language.
  '--lang=en-US',
];

/** Debian packages, each with a program that identifies it. */
const PACKAGES = {
  browser: { 'chromium-headless-shell': 'chromium-headless-shell' },
  hosts: {
    'nginx-light': 'nginx',
    'apache2-bin': 'apache2',
    'openssh-server': 'sshd',
    rsync: 'rsync',
    vsftpd: 'vsftpd',
    lftp: 'lftp',
    openssl: 'openssl',
  },
  engines: { 'firefox-esr': 'firefox-esr', 'webkit2gtk-driver': 'WebKitWebDriver', xvfb: 'Xvfb' },
};

/** Chromium 92 (2021) comes from npm, whose lock file pins its digest. */
export const OLD_CHROMIUM = 'e2e/engines/old-chromium';

/** Installs missing packages as root on Debian; elsewhere prints the command. */
export async function installTools(group: keyof typeof PACKAGES): Promise<void> {
  const packages = Object.entries(PACKAGES[group]);
  const missing = packages.filter(([, file]) => !findProgram(file)).map(([name]) => name);
  if (group === 'engines' && !existsSync(`${OLD_CHROMIUM}/node_modules`)) {
    console.log('Téléchargement de Chromium 92 (50 Mo)…');
    await run('npm', ['ci', '--ignore-scripts', '--prefix', OLD_CHROMIUM]);
  }
  if (missing.length === 0) return;
  const command = `apt-get update && apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return console.log(`Il manque ${missing.join(', ')}. Sous Debian, en root :\n  ${command}`);
  }
  console.log(`Installation de paquets de Debian : ${missing.join(', ')}…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('sh', ['-c', command], { heading: command, env });
}

/** @throws Error if the program is not installed. */
export function programPath(name: string): string {
  const path = findProgram(name);
  if (path) return path;
  throw new Error(
    `Il manque ${name} : npm run test:hosts ou test:engines dit comment l’installer.`,
  );
}

/** On Debian, /usr/sbin is not in the PATH of users. */
const findProgram = (name: string) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => resolve(folder, name))
    .find(existsSync);

/**
 * The path of a browser that launches, empty for Playwright's own; installs one if there is none.
 */
export async function findBrowser(): Promise<string | undefined> {
  const { CHROMIUM_PATH } = process.env;
  const download = () => run('playwright', ['install', 'chromium']);
  for (const prepare of [undefined, () => installTools('browser'), download]) {
    await prepare?.();
    const names = ['chromium-headless-shell', 'chromium', 'google-chrome'];
    for (const path of [CHROMIUM_PATH, '', ...names.map(findProgram)]) {
      if (path !== undefined && (await starts(path || undefined))) return path;
    }
  }
  return undefined;
}

const starts = (executablePath?: string): Promise<boolean> =>
  chromium.launch({ executablePath, args: launchArgs }).then(
    (browser) => browser.close().then(() => true),
    () => false,
  );
