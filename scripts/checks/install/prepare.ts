/**
 * Finds what the tests need and installs what is missing, where that is allowed; else it says the
 * one command to type. Checks call this in one line and know nothing of how tools come.
 */
import { findBrowser, type FoundBrowser } from './browser';
import { installCommand, installPackages } from './debian';
import { thisMachine, type Machine } from './machine';
import { BROWSER, TOOLS, TREE_TOOLS, type Tool } from './tools';

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

/** One French sentence on what is missing to read Firefox's accessibility tree, or nothing. */
export function missingTreeTools(): string | undefined {
  const missing = TREE_TOOLS.filter((tool) => !tool.isThere());
  return missing.length > 0 ? missingSentence(missing, thisMachine()) : undefined;
}

const install = (tools: readonly Tool[], machine: Machine) =>
  installPackages(
    tools.map(({ debian }) => debian),
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
  const packages = tools.map(({ debian }) => debian.at(-1) ?? '');
  const how = hasApt
    ? `En root, cette commande installe tout :\n  ${installCommand(packages)}`
    : 'Installez ce qui manque.';
  return `Il manque ${names} : des tests de ${tests} ne peuvent pas être lancés. ${how}`;
}
