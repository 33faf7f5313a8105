/** Which version of the project an export was made of, for whoever asks what is online. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root';

/** Written when all the rest is: an export without it is not finished. */
export const VERSION_FILE = 'version.json';

/** Whether a folder holds an export that its build has finished. */
export const isFinished = (directory: string): boolean => existsSync(join(directory, VERSION_FILE));

/** @throws Error with a French sentence where a folder holds no finished export. */
export function expectFinished(directory: string): void {
  if (isFinished(directory)) return;
  throw new Error(`« ${directory} » ne contient pas de site terminé : construisez-le d’abord.`);
}

/** Hosts that build name the commit here: Netlify, Cloudflare Pages, GitHub, GitLab. */
const COMMIT_VARIABLES = ['COMMIT_REF', 'CF_PAGES_COMMIT_SHA', 'GITHUB_SHA', 'CI_COMMIT_SHA'];

/** What stands in that file. */
export interface Version {
  /** As in package.json and CHANGELOG.md. */
  version: string;
  /** Git's name of the state of the files, with `-dirty` where they had changed; null without Git. */
  commit: string | null;
  /** When that was saved in Git; null without Git. A later one has all that is in an earlier one. */
  date: string | null;
}

/** The version of the files here. */
export function versionHere(): Version {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Version;
  const told = COMMIT_VARIABLES.map((name) => process.env[name]).find(Boolean);
  // No tag: two builds of one state are to say the same.
  const commit = told ?? git('describe', '--always', '--dirty', '--abbrev=40', '--exclude=*');
  return { version, commit, date: git('show', '-s', '--format=%cI', 'HEAD') };
}

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
