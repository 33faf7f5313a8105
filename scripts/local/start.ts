/** `npm start`: builds the site for this machine, then serves it with the e-mail stand-in. */
import '@/scripts/export/environment';
import { localEnvironment } from './localRun';
import { freePort, serveSite, wantedPort } from './serve';
import { run, runMain } from '@/scripts/run';

await runMain(async () => {
  // A busy port is said now, not after a build of a minute.
  await freePort(wantedPort());
  const code = await run('npm', ['run', 'build'], { env: localEnvironment });
  if (code !== 0) process.exit(code);
  await serveSite();
});
