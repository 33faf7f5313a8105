import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** A rented host, as a publication uses it. Each call is one connection. */
export interface Host {
  /** The text of a file in the site's folder; nothing where there is none. */
  read: (file: string) => Promise<string | undefined>;
  /**
   * Sends files. Whoever asks for one of them meanwhile gets the old one or the new one, whole.
   *
   * @param from Folder that they lie in here.
   * @param together The old ones stay until all have arrived.
   */
  send: (from: string, files: readonly string[], together?: boolean) => Promise<void>;
  /** Takes away files, in so far as they are there. */
  remove: (files: readonly string[]) => Promise<void>;
}

/** A program has failed: what it said of it, and its exit code. */
export class ProgramFailure extends Error {
  constructor(
    program: string,
    readonly code: number,
    readonly words: string,
  ) {
    super(`${program} : ${words.trim() || `code ${code}`}`);
  }
}

/**
 * Runs a program.
 *
 * @param options.input What it reads.
 * @throws ProgramFailure where it fails, or is not there.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  { input = '', env = {} }: { input?: string; env?: Record<string, string> } = {},
): Promise<void> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  // One that ends before it has read all says why by its code.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [words, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]).catch(
    () => ['installez ce programme sur cette machine', [127]] as const,
  );
  if (code !== 0) throw new ProgramFailure(program, Number(code ?? 1), words);
}

/** Gives a folder of its own, which is gone afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'publish-'));
  return work(folder).finally(() => rm(folder, { recursive: true, force: true }));
}
