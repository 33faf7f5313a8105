import { spawn } from 'node:child_process';

/**
 * Runs a command in this terminal and waits for it.
 *
 * @param options.env Variables added to those of this process.
 * @param options.heading Buffers the output and prints it under this line at the end: parallel
 *   commands do not mix their output.
 * @returns Its exit code; 1 if a signal ended it, 127 if it could not start.
 */
export function run(
  command: string,
  args: string[],
  { cwd, env, heading }: { cwd?: string; env?: Record<string, string>; heading?: string } = {},
): Promise<number> {
  const output: Buffer[] = [];
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: heading === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      cwd,
      env: { ...process.env, ...env },
      // npm and the packages’ programs are .cmd files on Windows, which require a shell.
      shell: process.platform === 'win32',
    });
    const collect = (part: Buffer) => output.push(part);
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const end = (code: number) => {
      if (heading !== undefined) console.log(`\n── ${heading}\n${Buffer.concat(output)}`);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(error.message);
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Runs a script's main function. If it throws, prints the error's message without its stack. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
