import { spawn } from 'node:child_process';
import { localKeys } from './emailStandIn';

/** The folder of its host that the site is also tested in; that build is kept until the next one. */
export const SUBPATH = '/centre';
export const SUBPATH_OUT = 'out-subpath';

/**
 * The variables that tell a build to let its form write to the stand-in, for the start and the
 * tests; a live build gets real values from its host.
 */
export const localEnvironment = {
  NEXT_TELEMETRY_DISABLED: '1',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: localKeys.publicKey,
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: localKeys.serviceId,
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: localKeys.templateId,
  // The site's own origin, whatever the port: the stand-in answers where the pages are.
  NEXT_PUBLIC_EMAILJS_ORIGIN: 'self',
};

/**
 * Runs a command in this terminal and waits for it.
 *
 * @param options.env Variables added to those of this process.
 * @param options.heading Holds back what the command says until it has ended, and prints it under
 *   this line: commands that run beside one another do not mix their words.
 * @returns Its exit code; 1 if a signal ended it, 127 if it could not start.
 */
export function run(
  command: string,
  args: string[],
  { cwd, env, heading }: { cwd?: string; env?: Record<string, string>; heading?: string } = {},
): Promise<number> {
  const words: Buffer[] = [];
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: heading === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      cwd,
      env: { ...process.env, ...env },
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
