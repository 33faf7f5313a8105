import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../root';

/**
 * Starts a script of this project elsewhere, for tests: there it finds other `.env` files. Of this
 * process's environment it keeps nothing that tells a build where its site hangs.
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
      // Of a test's own files the scripts know nothing.
      NODE_ENV: 'production',
      NEXT_PUBLIC_BASE_PATH: undefined,
      NEXT_PUBLIC_SERVICE_WORKER: undefined,
      TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.json'),
      ...env,
    },
  });
}
