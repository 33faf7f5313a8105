/**
 * A machine on which nothing was installed for the tests, made out of one that has it all: a room of
 * its own for one command, in which typefaces and programs are covered. What a machine has had for
 * years hides what the project does not bring.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { CACHE } from './oldChromium';
import { onPath, OPTIONAL_PROGRAMS } from './tools';

const FOLDERS = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  join(homedir(), '.fonts'),
  join(homedir(), '.local/share/fonts'),
  CACHE,
];

/** In a room of its own, then the command that follows. */
const ROOM = ['--mount', 'sh', '-c'];

/** Whether this account may make such a room: root of a Linux that allows it. */
export const canBeBare = (): boolean => spawnSync('unshare', [...ROOM, 'true']).status === 0;

/**
 * Words a command so that it runs without typefaces and without the programs that tests can be
 * skipped for.
 *
 * @param command As a shell reads it.
 * @returns The program and its arguments.
 */
export function onBareMachine(command: string): string[] {
  const folders = FOLDERS.filter((folder) => existsSync(folder));
  const covers = [
    ...folders.map((folder) => `mount -t tmpfs none '${folder}'`),
    // Nobody may run it: not even root, whom only the sign of a program stops.
    ...OPTIONAL_PROGRAMS.flatMap(onPath).map((path) => `mount --bind /dev/null '${path}'`),
  ];
  return ['unshare', ...ROOM, [...covers, `exec ${command}`].join(' && ')];
}
