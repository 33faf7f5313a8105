import type { Machine } from './machine';

const INSTALL = ['install', '-y', '--no-install-recommends'];

/** The one command that installs packages, for whoever may type it. */
export const installCommand = (packages: readonly string[]): string =>
  `apt-get update && apt-get ${INSTALL.join(' ')} ${packages.join(' ')}`;

/**
 * Installs packages of Debian, without those that they only recommend, where this account may.
 *
 * @param choices For each thing that is missing, the packages that have it, the best first: not
 *   every Debian knows every package.
 */
export async function installPackages(
  choices: readonly (readonly string[])[],
  machine: Machine,
): Promise<void> {
  if (choices.length === 0 || !machine.hasApt || !machine.isRoot) return;
  const apt = (...args: string[]) =>
    machine.run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  const best = choices.map(([first = '']) => first);
  machine.say(`Installation de paquets de Debian : ${best.join(', ')}…`);
  if ((await apt('update')) !== 0) return;
  if ((await apt(...INSTALL, ...best)) === 0) return;
  // One name that this Debian does not know stops all: each is tried alone.
  for (const names of choices) {
    for (const name of names) if ((await apt(...INSTALL, name)) === 0) break;
  }
}
