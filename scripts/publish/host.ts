import { setTimeout } from 'node:timers/promises';
import { failure } from './failure';

/**
 * A host to publish to. Files arrive in its folder `STAGING`, under names that path and content
 * determine, and are moved to their place from there: so the host itself knows what has arrived.
 * Methods throw errors with a French sentence.
 */
export interface Host {
  /** The text of a file; undefined if the host does not have it. */
  read: (file: string) => Promise<string | undefined>;
  /** Replaces a small file, at once. */
  write: (file: string, text: string) => Promise<void>;
  /** Sends what has not arrived yet: local files by staged name. */
  stage: (files: ReadonlyMap<string, string>) => Promise<void>;
  /** Moves files to their paths, by staged name; old files are replaced. */
  place: (files: ReadonlyMap<string, string>) => Promise<void>;
  /** Deletes files; one that is not there is no failure. */
  remove: (files: readonly string[]) => Promise<void>;
  /** Deletes what is staged. */
  clean: () => Promise<void>;
  close: () => void;
}

/** Hidden names are not served. */
export const STAGING = '.publication';

/** Credentials. `certificate` is the fingerprint of the one to accept, or `NO_ENCRYPTION`. */
export type Access = { temporary: string; timeoutMs?: number; log?: (line: string) => void } & {
  [name in 'key' | 'hostKey' | 'password' | 'certificate']?: string | undefined;
};

export const NO_ENCRYPTION = 'aucun';

export type Target = Required<Pick<Access, 'timeoutMs' | 'log'>> &
  Access & { [name in 'hostname' | 'port' | 'user' | 'folder']: string };

/** In a row, without progress: about three minutes. */
const MAX_RETRIES = 9;

/**
 * Repeats work that a lost connection has interrupted, after longer and longer pauses.
 *
 * @param progress Each step forward gives new retries.
 */
export async function persist<T>(
  { log, timeoutMs }: Target,
  isLost: (error: Error) => boolean,
  progress: () => number,
  work: () => Promise<T>,
): Promise<T> {
  for (let retries = 0, before = progress(); ; retries += 1) {
    try {
      return await work();
    } catch (thrown) {
      const error = thrown as Error;
      if (progress() > before) [retries, before] = [0, progress()];
      if (!isLost(error) || retries === MAX_RETRIES) throw failure(error.message);
      // From one second to 30.
      const pauseMs = timeoutMs * Math.min(2 ** retries / 30, 1);
      log(`Connexion coupée, ou refusée. Nouvel essai dans ${Math.ceil(pauseMs / 1000)} s…`);
      await setTimeout(pauseMs);
    }
  }
}
