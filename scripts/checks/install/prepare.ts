/**
 * Finds what the tests need and installs what is missing, where that is allowed; else it says the
 * one command to type. Checks call this in one line and know nothing of how tools come.
 */
import { existsSync } from 'node:fs';
import { run } from '@/scripts/local/localRun';
import { downloadBrowser, findBrowser, type BrowserPath } from './browser';
import type { Tool } from './tools';

/** Whether packages come from Debian's `apt-get`. */
const hasApt = existsSync('/usr/bin/apt-get');

/** Whether this account may install them. The project never asks for another's rights. */
const isRoot = process.getuid?.() === 0;

/** Whether a package that has a server also starts it. */
const startsServers = existsSync('/run/systemd/system');

const INSTALL = ['install', '-y', '--no-install-recommends'];

/** The browser of almost every test. */
const BROWSER: Tool = {
  name: 'Chromium',
  debian: 'chromium-headless-shell',
  isThere: () => false,
};

/**
 * Gets the browser, and those of the tools that are missing: what this account may install is
 * installed, what else can be downloaded is, and the rest is said. The same everywhere: a machine
 * that is there for the tests and a desk with other tools would hide faults from each other.
 *
 * @returns The browser, where there is one now.
 */
export async function prepareTools(tools: readonly Tool[]): Promise<BrowserPath | undefined> {
  let browser = await findBrowser();
  const missing = () =>
    (browser === undefined ? [BROWSER, ...tools] : tools).filter((tool) => !tool.isThere());
  await install(missing());
  // After a system's own: behind a closed network it can wait for minutes, and over 100 MB are dear
  // to who pays for data.
  browser ??= (await findBrowser()) ?? (await downloadBrowser());
  for (const tool of missing()) await tool.download?.();
  const sentence = missingTools(missing());
  if (sentence) console.log(sentence);
  return browser;
}

/** One French sentence on which of these tools are missing, or nothing. */
export function missingTools(tools: readonly Tool[]): string | undefined {
  const missing = tools.filter((tool) => !tool.isThere());
  if (missing.length === 0) return undefined;
  const names = missing.map(({ name }) => name).join(', ');
  const sentence = `Il manque ${names} : des tests ne peuvent pas être lancés.`;
  const packages = packagesOf(missing);
  if (!hasApt || packages.length === 0) return sentence;
  const command = ['apt-get update && apt-get', ...INSTALL, ...packages].join(' ');
  return `${sentence} En root, cette commande installe les paquets :\n  ${command}`;
}

const packagesOf = (tools: readonly Tool[]) => tools.flatMap(({ debian }) => debian ?? []);

/** Installs packages of Debian, without those that they only recommend, where this account may. */
async function install(tools: readonly Tool[]): Promise<void> {
  const packages = packagesOf(tools.filter((it) => !it.isServer || !startsServers));
  if (packages.length === 0 || !hasApt || !isRoot) return;
  const apt = (...args: string[]) =>
    run('apt-get', args, { heading: 'apt-get', env: { DEBIAN_FRONTEND: 'noninteractive' } });
  console.log(`Installation de paquets de Debian : ${packages.join(', ')}…`);
  if ((await apt('update')) !== 0) return;
  if ((await apt(...INSTALL, ...packages)) === 0) return;
  // One name that this Debian does not know stops all: each is tried alone.
  for (const name of packages) await apt(...INSTALL, name);
}
