/** The version of the project that an export was built from. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Written last: an export without it is not finished. */
export const VERSION_FILE = 'version.json';

/** True if the folder has a finished export. */
export const isFinished = (directory: string): boolean => existsSync(join(directory, VERSION_FILE));

/** @throws Error in French if the folder has no finished export. */
export function expectFinished(directory: string): void {
  if (isFinished(directory)) return;
  throw new Error(`« ${directory} » ne contient pas de site terminé : construisez-le d’abord.`);
}

/**
 * The version of the working tree: that of package.json and CHANGELOG.md, the Git commit, with `-dirty`
 * if files have changed, and its date; null without Git.
 */
export function currentVersion() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  // No tags, so that builds of one commit are equal.
  const commit = git('describe', '--always', '--dirty', '--abbrev=40', '--exclude=*');
  return { version, commit, date: git('show', '-s', '--format=%cI', 'HEAD') };
}

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
