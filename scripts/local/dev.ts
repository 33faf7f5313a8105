/**
 * `npm run dev`: the development server of Next, which also reloads edited content. Problems of the
 * content are printed, and the page stays unchanged.
 */
import { makeAssets, makePictures } from '@/scripts/prepare/assets';
import { makeContent, watchContent } from '@/scripts/prepare/content';
import { run } from '@/scripts/run';

if (!(await makeContent(makeAssets))) process.exit(1);
watchContent(() => makeContent(makePictures));
process.exitCode = await run('next', ['dev', ...process.argv.slice(2)]);
// The file watcher would keep the process running.
process.exit();
