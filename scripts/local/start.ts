/**
 * `npm start`: builds the site for this machine, then serves it with the e-mail stand-in.
 */
import '@/scripts/export/environment';
import { createServer } from 'node:http';
import { localEnvironment, run } from './localRun';
import { listen, readOptions, runMain, serveSite } from './serve';

await runMain(async () => {
  const options = readOptions(process.env);
  await checkPort(options.port);
  const code = await run('npm', ['run', 'build'], { env: localEnvironment() });
  if (code !== 0) process.exit(code);
  await serveSite(options);
});

/** A busy port is said now, not after a build of a minute. */
async function checkPort(port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, port);
  await new Promise((resolve) => probe.close(resolve));
}
