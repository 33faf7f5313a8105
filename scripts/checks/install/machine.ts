import { existsSync } from 'node:fs';
import { run } from '@/scripts/local/localRun';

/** What the decisions of this room depend on, so that their tests can be any machine. */
export interface Machine {
  /** Whether packages come from Debian's `apt-get`. */
  hasApt: boolean;
  /** Whether the account may install them. The project never asks for another's rights. */
  isRoot: boolean;
  /** Whether a package that has a server also starts it. */
  startsServers: boolean;
  /** Runs a program and gives its exit code. */
  run: typeof run;
  /** Tells whoever started the tests. */
  say: (line: string) => void;
}

/** The machine that this runs on. */
export const thisMachine = (): Machine => ({
  hasApt: existsSync('/usr/bin/apt-get'),
  isRoot: process.getuid?.() === 0,
  startsServers: existsSync('/run/systemd/system'),
  // What installs runs beside other checks.
  run: (command, args, options) =>
    run(command, args, { heading: `\n── ${[command, ...args].join(' ')}`, ...options }),
  say: (line) => console.log(line),
});
