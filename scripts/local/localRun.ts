import { spawn } from 'node:child_process';
import { localKeys } from './emailStandIn';

/** The folder of its host that the site is tested in once, and where that build is kept. */
export const SUBPATH = '/centre';
export const SUBPATH_OUT = 'out-subpath';

/**
 * What a build is told so that its form writes to the stand-in. The start and the tests build
 * with the same values; a live build gets real ones from its host.
 *
 * @returns Environment variables to add to those of the process.
 */
export function localEnvironment(): Record<string, string> {
  return {
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: localKeys.publicKey,
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: localKeys.serviceId,
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: localKeys.templateId,
    // The site's own origin, whatever the port: the stand-in answers where the pages are.
    NEXT_PUBLIC_EMAILJS_ORIGIN: 'self',
  };
}

/**
 * Runs a command in this terminal and waits for it.
 *
 * @param command Program, found on the path.
 * @param args Its arguments, given as they are and not read by a shell.
 * @param options.cwd Folder to run it in; this process's own where it is left out.
 * @param options.env Variables added to those of this process.
 * @param options.timeout Milliseconds after which the command is ended.
 * @param options.heading Holds back what the command says until it has ended, and prints it under
 *   this line: commands that run beside one another do not mix their words.
 * @returns Its exit code; 1 if a signal ended it, 127 if it could not start.
 */
export function run(
  command: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string>; timeout?: number; heading?: string } = {},
): Promise<number> {
  const { heading } = options;
  const words: Buffer[] = [];
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: heading === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      timeout: options.timeout,
      // npm and the packages’ programs are command files on Windows: only a shell starts them.
      shell: process.platform === 'win32',
    });
    const hear = (part: Buffer) => words.push(part);
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    const end = (code: number) => {
      if (heading !== undefined) console.log(`\n── ${heading}\n${Buffer.concat(words)}`);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(error.message);
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
