/** `npm start`: builds the site for this machine, then serves it with the e-mail stand-in. */
import '@/scripts/export/environment';
import { localEnvironment, run } from './localRun';
import { freePort, runMain, serveSite, wantedPort } from './serve';

await runMain(async () => {
  // A busy port is said now, not after a build of a minute.
  await freePort(wantedPort());
  const code = await run('npm', ['run', 'build'], { env: localEnvironment });
  if (code !== 0) process.exit(code);
  await serveSite();
});
