/**
 * `npm run launch-check`: lists content that is sample, missing or unconfirmed, and fails if there
 * is any. Reads the same environment as the build.
 */
import '@/scripts/export/environment';
import { formatLaunchReport, isReady, launchCheck } from '@/lib/launch/launchCheck';
import { formatProblem } from '@/lib/contentLoader/entries/readEntry';
import { yaoundeClock } from '@/lib/dates/yaounde';
import { localKeys } from '@/scripts/local/emailMock';
import { runMain } from '@/scripts/run';
import { readContent } from '@/scripts/prepare/content';

await runMain(async () => {
  const { content, sources, problems } = await readContent();
  for (const problem of problems) console.error(formatProblem(problem));
  if (!content) return void (process.exitCode = 1);
  const groups = launchCheck({
    content,
    sources,
    environment: process.env,
    localKeys: Object.values(localKeys),
    today: yaoundeClock(Date.now()).date,
  });
  console.log(formatLaunchReport(groups));
  if (!isReady(groups)) process.exitCode = 1;
});
