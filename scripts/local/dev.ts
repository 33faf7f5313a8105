/**
 * `npm run dev`: Next's development server, and a watch over the content beside it. What is edited
 * shows in the open page; what is wrong with it stands in the terminal, and the page stays as it was.
 */
import { makeAssets, makePictures } from '@/scripts/prepare/assets';
import { makeContent, watchContent } from '@/scripts/prepare/content';
import { run } from './localRun';

if (!(await makeContent(makeAssets))) process.exit(1);
watchContent(() => makeContent(makePictures));
process.exitCode = await run('next', ['dev', ...process.argv.slice(2)]);
// The watch would go on for ever.
process.exit();
