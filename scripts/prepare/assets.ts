/**
 * `npm run assets`: makes the files that the pages need and that nobody writes by hand. The content
 * has been compiled before.
 */
import { articles } from '@/lib/content/generated/articles';
import { pages } from '@/lib/content/generated/pages';
import { services } from '@/lib/content/generated/services';
import { sheets } from '@/lib/content/generated/sheets';
import { site } from '@/lib/content/generated/site';
import { runMain } from '@/scripts/local/serve';
import { copyFlags } from './flags';
import { cutFonts } from './fonts';
import { drawIcons } from './icons';
import { makePictures } from './pictures';

await runMain(async () => {
  await Promise.all([drawIcons(), copyFlags(), cutFonts()]);
  if (!(await makePictures({ articles, pages, services, sheets, site }))) process.exitCode = 1;
});
