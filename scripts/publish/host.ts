import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A rented host, as a publication uses it. Each call is one connection. */
export interface Host {
  /** Fetches a file of the site into a folder here, in so far as it is there. */
  fetch: (file: string, into: string) => Promise<void>;
  /**
   * Sends files that lie in a folder here. The old ones stay until all have arrived: whoever asks
   * for one of them meanwhile gets the old one or the new one, whole.
   */
  send: (from: string, files: readonly string[]) => Promise<void>;
  /** Takes away files, in so far as they are there. */
  remove: (files: readonly string[]) => Promise<void>;
}

/** A program has failed: its message is what the program said. */
export class ProgramFailure extends Error {}

/**
 * Runs a program.
 *
 * @param lines What it reads.
 * @throws ProgramFailure where it fails; another error where it is not there.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  lines: readonly string[],
  env: Record<string, string> = {},
): void {
  const { status, stderr } = spawnSync(program, args, {
    input: lines.join('\n'),
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  if (stderr === null) throw new Error(`${program} : installez ce programme sur cette machine`);
  if (status !== 0) throw new ProgramFailure(`${program} : ${stderr.trim() || `code ${status}`}`);
}

/** Gives a folder of its own, which is gone afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'publish-'));
  return work(folder).finally(() => rm(folder, { recursive: true, force: true }));
}
