import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A rented host, as a publication uses it. Each call is one connection. */
export interface Host {
  /** Whether it compares by itself what it has with what it is sent. */
  compares: boolean;
  /** What a cut may leave there of a file. */
  tracesOf: (file: string) => string[];
  /** The text of a file in the site's folder; nothing where there is none. */
  read: (file: string) => Promise<string | undefined>;
  /**
   * Sends files. Whoever asks for one of them meanwhile gets the old one or the new one, whole.
   *
   * @param from Folder that they lie in here.
   * @param together The old ones stay until all have arrived.
   */
  send: (from: string, files: readonly string[], together?: boolean) => Promise<void>;
  /** Takes away files, then folders, in so far as they are there. Folders must be empty. */
  remove: (files: readonly string[], folders: readonly string[]) => Promise<void>;
}

/** A program has failed: what it said of it, and its exit code. */
export class ProgramFailure extends Error {
  constructor(
    readonly program: string,
    readonly code: number,
    readonly words: string,
  ) {
    super(`${program} : ${words.trim() || `code ${code}`}`);
  }
}

/**
 * Runs a program.
 *
 * @param input What it reads.
 * @throws ProgramFailure where it fails, or is not there.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { input = '', env = {} }: { input?: string; env?: Record<string, string> } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    const words: Buffer[] = [];
    child.stderr.on('data', (part: Buffer) => words.push(part));
    // One that ends before it has read all says why by its code.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    child.on('error', () =>
      reject(new ProgramFailure(program, 127, 'ce programme n’est pas installé')),
    );
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new ProgramFailure(program, code ?? 1, String(Buffer.concat(words))));
    });
  });
}

/** Gives a folder of its own, which is gone afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'publish-'));
  return work(folder).finally(() => rm(folder, { recursive: true, force: true }));
}
