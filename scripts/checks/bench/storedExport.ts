import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { localEnvironment } from '@/scripts/local/localRun';

const call = promisify(execFile);

/** Builds of earlier commits, kept beside what other tools keep for themselves. */
const STORE = 'node_modules/.cache/bench';

const ROOM = 64 * 1024 * 1024;

/**
 * The export of an earlier commit. It is built once, with that commit's own packages.
 *
 * @param commit As Git knows it.
 * @returns The folder of the export.
 * @throws Error in French where the repository does not have the commit, or it can't be built.
 */
export async function storedExport(commit: string): Promise<string> {
  const sha = await call('git', ['rev-parse', '--verify', `${commit}^{commit}`]).then(
    ({ stdout }) => stdout.trim(),
    () => {
      throw new Error(
        `Le commit ${commit} n’est pas dans cette copie : « git fetch --unshallow » l’apporte.`,
      );
    },
  );
  const store = join(STORE, sha);
  if (existsSync(join(store, 'index.html'))) return store;
  console.error(`Construction du commit ${commit}, une fois pour toutes…`);
  const work = await mkdtemp(join(tmpdir(), 'bench-'));
  const options = {
    cwd: work,
    env: { ...process.env, ...localEnvironment() },
    maxBuffer: ROOM,
    // npm is a command file on Windows: only a shell starts it.
    shell: process.platform === 'win32',
  };
  const archive = join(work, 'source.tar');
  await call('git', ['archive', `--output=${archive}`, sha]);
  await call('tar', ['-xf', archive], options);
  await call('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], options);
  await call('npm', ['run', 'build'], options);
  await cp(join(work, 'out'), store, { recursive: true });
  await rm(work, { recursive: true, force: true });
  return store;
}
