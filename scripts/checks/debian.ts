import { existsSync } from 'node:fs';
import { run } from '@/scripts/local/localRun';

/**
 * Installs packages of Debian without those that they only recommend, where this account may. It
 * never asks for a password.
 *
 * @returns Whether they are there afterwards.
 */
export async function installPackages(names: readonly string[]): Promise<boolean> {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const isRoot = process.getuid?.() === 0;
  // `sudo -n` never asks for a password: it fails instead.
  const prefix = isRoot ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [...prefix, 'apt-get', ...args];
    return run(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  };
  console.log(`Installation de paquets de Debian : ${names.join(', ')}…`);
  if ((await apt('update')) !== 0) return false;
  return (await apt('install', '-y', '--no-install-recommends', ...names)) === 0;
}
