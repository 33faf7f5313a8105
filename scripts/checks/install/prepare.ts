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

/** Installs those of the tools that are missing and may come here, and says what else is missing. */
export async function prepareTools(tools: readonly Tool[], machine: Machine): Promise<void> {
  const absent = await findMissing(tools);
  const wanted = absent.filter(({ onDesk }) => machine.isForTests || onDesk === 'installed');
  if (machine.isForTests) {
    await install(wanted, machine);
    await download(await findMissing(wanted), machine);
  } else {
    await download(wanted, machine);
    await install(await findMissing(wanted), machine);
  }
  const missing = await findMissing(absent);
  const named = missing.filter(({ onDesk }) => onDesk !== 'left out');
  if (named.length > 0) machine.say(missingSentence(named, machine));
}

/** A tool that is found without being tried. */
type QuickTool = Tool & { isThere: () => boolean };

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

async function download(tools: readonly Tool[], machine: Machine): Promise<void> {
  for (const tool of tools) await tool.download?.(machine);
}

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
  if (downloads.length > 0) how.push(`CI=1 npm test télécharge ${downloads.join(', ')}.`);
  if (packages.length > 0 && !hasApt) how.push('Installez ce qui manque.');
  if (packages.length > 0 && hasApt) {
    how.push(`En root, cette commande installe les paquets :\n  ${installCommand(packages)}`);
  }
  return how.join(' ');
}
