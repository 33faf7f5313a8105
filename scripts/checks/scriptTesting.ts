import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../root';

/**
 * Starts a script of this project elsewhere, for tests: there it finds other `.env` files. Of this
 * process's environment it keeps nothing that tells a build where its site hangs.
 *
 * @param name The script's file in `scripts/`.
 * @param args Its arguments.
 * @param cwd Folder to run it in.
 * @param env Variables beside those of this process.
 */
export function startScript(
  name: string,
  args: string[],
  cwd: string,
  env: Record<string, string> = {},
): ChildProcessWithoutNullStreams {
  return spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), join(ROOT, 'scripts', name), ...args],
    {
      cwd,
      env: {
        ...process.env,
        // Of a test's own files the scripts know nothing.
        NODE_ENV: 'production',
        NEXT_PUBLIC_BASE_PATH: undefined,
        NEXT_PUBLIC_SERVICE_WORKER: undefined,
        TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.json'),
        ...env,
      },
    },
  );
}
