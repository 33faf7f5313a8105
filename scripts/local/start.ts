/** `npm start`: builds the site for this machine, then serves it with a mock of EmailJS. */
import '@/scripts/export/environment';
import { localEnvironment } from './localRun';
import { freePort, serveSite, wantedPort } from './serve';
import { run, runMain } from '@/scripts/run';

await runMain(async () => {
  // Reports a busy port before the build.
  await freePort(wantedPort());
  const code = await run('npm', ['run', 'build'], { env: localEnvironment });
  if (code !== 0) process.exit(code);
  await serveSite();
});
