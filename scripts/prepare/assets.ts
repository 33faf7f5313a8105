/**
 * `npm run assets`: makes the files that the pages need and that nobody writes by hand. The content
 * has been compiled before.
 */
import path from 'node:path';
import { runMain } from '@/scripts/local/serve';
import { ROOT } from '../root';
import { copyFlags } from './flags';
import { cutFonts } from './fonts';
import { drawIcons } from './icons';
import { makePhotos } from './photos';
import { makePreviews, previewedPages } from './previews';

await runMain(async () => {
  const publicFolder = path.join(ROOT, 'public');
  await Promise.all([drawIcons(), copyFlags(), cutFonts()]);
  const photos = await makePhotos(publicFolder);
  if (photos.made > 0) console.log(`✓ ${photos.made} photos réduites`);
  const previews = await makePreviews(previewedPages, publicFolder);
  if (previews.made > 0) console.log(`✓ ${previews.made} images d’aperçu`);
  const problems = [...photos.problems, ...previews.problems];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
});
