/**
 * `npm run launch-check`: says what is still a sample, missing or unconfirmed, and fails while
 * anything is. It reads the same environment as the build that follows it.
 */
import nextEnv from '@next/env';
import { about } from '@/content/about';
import { articles } from '@/content/articles';
import { doctors } from '@/content/doctors';
import { launchPoints } from '@/content/launch';
import { site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import { formatLaunchReport, launchCheck } from '@/lib/build/launchCheck';
import { readBodies } from '@/scripts/checkContent';
import { localKeys } from '@/scripts/local/emailStandIn';
import { runMain } from '@/scripts/local/serve';
import { ROOT } from '../root';

await runMain(async () => {
  // Not in development: the files are then those of `next build`, `.env.production.local` first.
  const { combinedEnv } = nextEnv.loadEnvConfig(ROOT, false);
  const groups = launchCheck({
    site,
    founder: about.founder,
    doctors,
    testimonials,
    articles,
    launchPoints,
    bodies: await readBodies(),
    environment: combinedEnv,
    localKeys: Object.values(localKeys),
  });
  console.log(formatLaunchReport(groups));
  if (groups.length > 0) process.exitCode = 1;
});
