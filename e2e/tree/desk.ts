import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { PYTHON } from '@/scripts/checks/install/tools';

/** How long what was asked to end may take, in milliseconds. */
const PATIENCE = 20_000;

/** A program on a desk of its own, without a screen (see desk.py). */
export class Desk {
  /** What it has said so far, for whoever asks why it failed. */
  readonly words: string[] = [];
  private readonly answers: AsyncIterator<string>;

  private constructor(private readonly process: ChildProcessWithoutNullStreams) {
    createInterface({ input: process.stderr }).on('line', (line) => this.words.push(line));
    this.answers = createInterface({ input: process.stdout })[Symbol.asyncIterator]();
  }

  /** @param home The program's home, which goes when it ends. */
  static start(home: string, command: readonly string[]): Desk {
    return new Desk(
      spawn(PYTHON, [join(import.meta.dirname, 'desk.py'), home, ...command], {
        // A group of its own can be ended whole, whatever state it is in.
        detached: true,
        // A clock that differs from the centre's would be told of, as it is elsewhere.
        env: { ...process.env, TZ: 'Africa/Douala' },
      }),
    );
  }

  /**
   * Waits for what the program tells by itself, such as its port.
   *
   * @throws Error with what was said where it ends before.
   */
  async until<Result>(ask: () => Promise<Result | undefined>): Promise<Result> {
    while (this.process.exitCode === null) {
      const result = await ask();
      if (result !== undefined) return result;
      await pause(50);
    }
    throw new Error(`The desk has ended:\n${this.words.join('\n')}`);
  }

  /** The accessibility tree of the page in front; nothing while it changes. */
  async readPage(): Promise<unknown> {
    this.process.stdin.write('\n');
    const answer = await this.answers.next();
    if (answer.done) throw new Error(`The desk has ended:\n${this.words.join('\n')}`);
    return JSON.parse(answer.value);
  }

  /** Ends the program, and whatever was started with it. */
  async close(): Promise<void> {
    const { exitCode, signalCode, pid, stdin } = this.process;
    if (exitCode !== null || signalCode !== null || !pid) return;
    const exit = once(this.process, 'exit');
    stdin.end();
    const patience = setTimeout(() => process.kill(-pid, 'SIGKILL'), PATIENCE);
    await exit;
    clearTimeout(patience);
  }
}
