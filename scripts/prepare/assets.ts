/** Before a build: compiles the content, and generates the files that its pages need. */
import { cp } from 'node:fs/promises';
import type { Content } from '@/lib/content/collections';
import { runMain } from '@/scripts/run';
import { makeContent } from './content';
import { subsetFonts } from './fonts';
import { makePhotos } from './photos';
import { makePreviews, previewedPages } from './previews';

const PUBLIC = 'public';

/** Makes the pictures of the content's pages: resized photographs and previews. */
export async function makePictures(content: Content): Promise<void> {
  const count = await makePhotos(PUBLIC, content);
  if (count > 0) console.log(`✓ ${count} photos réduites`);
  const drawn = await makePreviews(previewedPages(content), PUBLIC, content.site.name);
  if (drawn > 0) console.log(`✓ ${drawn} images d’aperçu`);
}

/** The flags of the phone field, which the site serves itself: react-phone-number-input has them. */
const copyFlags = () =>
  cp('node_modules/country-flag-icons/3x2', `${PUBLIC}/flags`, {
    recursive: true,
    filter: (file) => /3x2$|\.svg$/.test(file),
  });

/** Makes all generated files of the content's pages. */
export async function makeAssets(content: Content): Promise<void> {
  await Promise.all([copyFlags(), subsetFonts(content)]);
  await makePictures(content);
}

if (process.argv[1] === import.meta.filename) {
  await runMain(async () => {
    if (!(await makeContent(makeAssets))) process.exitCode = 1;
  });
}
