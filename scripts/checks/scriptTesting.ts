import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '@/scripts/root';

/**
 * Runs a script of the project in another folder, where it reads other `.env` files. Drops the base
 * path and the service worker setting from the environment.
 */
export function startScript(
  name: string,
  cwd: string,
  env: Record<string, string> = {},
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, ['--import', import.meta.resolve('tsx'), join(ROOT, name)], {
    cwd,
    env: {
      ...process.env,
      // Not the `test` of the runner.
      NODE_ENV: 'production',
      NEXT_PUBLIC_BASE_PATH: undefined,
      NEXT_PUBLIC_SERVICE_WORKER: undefined,
      TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.json'),
      ...env,
    },
  });
}
