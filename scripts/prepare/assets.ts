/**
 * `npm run assets`: makes the files that the pages need and that nobody writes by hand. The content
 * has been compiled before.
 */
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { articles } from '@/lib/content/generated/articles';
import { pages } from '@/lib/content/generated/pages';
import { services } from '@/lib/content/generated/services';
import { sheets } from '@/lib/content/generated/sheets';
import { site } from '@/lib/content/generated/site';
import { runMain } from '@/scripts/local/serve';
import { ROOT } from '../root';
import { cutFonts } from './fonts';
import { drawIcons } from './icons';
import { makePictures } from './pictures';

/** The flags that the phone field shows: no page asks another host for them. */
const copyFlags = () =>
  cp(path.join(ROOT, 'node_modules/country-flag-icons/3x2'), path.join(ROOT, 'public/flags'), {
    recursive: true,
    filter: (file) => /3x2$|\.svg$/.test(file),
  });

await runMain(async () => {
  await Promise.all([drawIcons(), copyFlags(), cutFonts()]);
  if (!(await makePictures({ articles, pages, services, sheets, site }))) process.exitCode = 1;
});
