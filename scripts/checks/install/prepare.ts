/**
 * Finds what the tests need and installs what is missing, where that is allowed; else it says the
 * one command to type. Checks call this in one line and know nothing of how tools come.
 */
import { findBrowser, type FoundBrowser } from './browser';
import { installCommand, installPackages } from './debian';
import { thisMachine, type Machine } from './machine';
import { BROWSER, TOOLS, type Tool } from './tools';

/**
 * Gets the tools ready that a run of the tests drives.
 *
 * @returns The browser, or nothing where there is none: what to install has been said.
 */
export async function prepareMachine(): Promise<FoundBrowser | undefined> {
  await prepareTools(TOOLS, thisMachine());
  return findBrowser();
}

/**
 * Gets a browser ready, and nothing else.
 *
 * @throws Error where there is none.
 */
export async function prepareBrowser(): Promise<FoundBrowser> {
  await prepareTools([BROWSER], thisMachine());
  const found = await findBrowser();
  if (!found) throw new Error('Aucun navigateur : voir ci-dessus ce qu’il faut installer.');
  return found;
}

/**
 * Gets those of the tools that are missing: what this account may install is installed, what else
 * can be downloaded is, and the rest is said. The same everywhere: a machine that is there for the
 * tests and a desk with other tools would hide faults from each other.
 */
export async function prepareTools(tools: readonly Tool[], machine: Machine): Promise<void> {
  const absent = await findMissing(tools);
  await install(
    absent.filter(({ isServer }) => !(isServer && machine.startsServers)),
    machine,
  );
  for (const tool of await findMissing(absent)) await tool.download?.(machine);
  const missing = (await findMissing(absent)).filter(({ isForSpeed }) => !isForSpeed);
  if (missing.length > 0) machine.say(missingSentence(missing, machine));
}

/** A tool that is found without being tried. */
export type QuickTool = Tool & { isThere: () => boolean };

/** One French sentence on which of these tools are missing, or nothing. */
export function missingTools(tools: readonly QuickTool[]): string | undefined {
  const missing = tools.filter((tool) => !tool.isThere());
  return missing.length > 0 ? missingSentence(missing, thisMachine()) : undefined;
}

const install = (tools: readonly Tool[], machine: Machine) =>
  installPackages(
    tools.map(({ debian }) => debian).filter((names) => names.length > 0),
    machine,
  );

async function findMissing(tools: readonly Tool[]): Promise<Tool[]> {
  const missing: Tool[] = [];
  for (const tool of tools) if (!(await tool.isThere())) missing.push(tool);
  return missing;
}

function missingSentence(tools: readonly Tool[], { hasApt }: Machine): string {
  const names = tools.map(({ name }) => name).join(', ');
  const tests = [...new Set(tools.map(({ neededBy }) => neededBy))].join(', ');
  const packages = tools.flatMap(({ debian }) => debian.slice(-1));
  const downloads = tools.filter(({ debian }) => debian.length === 0).map(({ name }) => name);
  const how = [`Il manque ${names} : des tests de ${tests} ne peuvent pas être lancés.`];
  if (downloads.length > 0)
    how.push(`Avec un réseau, npm test télécharge ${downloads.join(', ')}.`);
  if (packages.length > 0 && !hasApt) how.push('Installez ce qui manque.');
  if (packages.length > 0 && hasApt) {
    how.push(`En root, cette commande installe les paquets :\n  ${installCommand(packages)}`);
  }
  return how.join(' ');
}
