/**
 * Finds what the tests need and installs what is missing, where that is allowed; else it says the
 * one command to type. Checks call this in one line and know nothing of how tools come.
 */
import { existsSync } from 'node:fs';
import { runAside } from '@/scripts/local/localRun';
import type { Tool } from './tools';

/** Whether packages come from Debian's `apt-get`. */
const hasApt = existsSync('/usr/bin/apt-get');

/** Whether this account may install them. The project never asks for another's rights. */
const isRoot = process.getuid?.() === 0;

/** Whether a package that has a server also starts it. */
const startsServers = existsSync('/run/systemd/system');

const INSTALL = ['install', '-y', '--no-install-recommends'];

/**
 * Gets those of the tools that are missing: what this account may install is installed, what else
 * can be downloaded is, and the rest is said. The same everywhere: a machine that is there for the
 * tests and a desk with other tools would hide faults from each other.
 */
export async function prepareTools(tools: readonly Tool[]): Promise<void> {
  const absent = await findMissing(tools);
  await install(packagesOf(absent.filter((it) => !it.isServer || !startsServers)));
  for (const tool of await findMissing(absent)) await tool.download?.();
  const missing = await findMissing(absent);
  if (missing.length > 0) console.log(missingSentence(missing));
}

/** A tool that is found without being tried. */
export type QuickTool = Tool & { isThere: () => boolean };

/** One French sentence on which of these tools are missing, or nothing. */
export function missingTools(tools: readonly QuickTool[]): string | undefined {
  const missing = tools.filter((tool) => !tool.isThere());
  return missing.length > 0 ? missingSentence(missing) : undefined;
}

async function findMissing(tools: readonly Tool[]): Promise<Tool[]> {
  const missing: Tool[] = [];
  for (const tool of tools) if (!(await tool.isThere())) missing.push(tool);
  return missing;
}

const packagesOf = (tools: readonly Tool[]) => tools.flatMap(({ debian }) => debian ?? []);

/** Installs packages of Debian, without those that they only recommend, where this account may. */
async function install(packages: string[]): Promise<void> {
  if (packages.length === 0 || !hasApt || !isRoot) return;
  const apt = (...args: string[]) =>
    runAside('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  console.log(`Installation de paquets de Debian : ${packages.join(', ')}…`);
  if ((await apt('update')) !== 0) return;
  if ((await apt(...INSTALL, ...packages)) === 0) return;
  // One name that this Debian does not know stops all: each is tried alone.
  for (const name of packages) await apt(...INSTALL, name);
}

function missingSentence(tools: readonly Tool[]): string {
  const names = tools.map(({ name }) => name).join(', ');
  const tests = [...new Set(tools.map(({ neededBy }) => neededBy))].join(', ');
  const sentence = `Il manque ${names} : des tests de ${tests} ne peuvent pas être lancés.`;
  const packages = packagesOf(tools).join(' ');
  if (!hasApt || !packages) return sentence;
  const command = `apt-get update && apt-get ${INSTALL.join(' ')} ${packages}`;
  return `${sentence} En root, cette commande installe les paquets :\n  ${command}`;
}
