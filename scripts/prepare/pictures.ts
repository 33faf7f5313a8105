import path from 'node:path';
import { ROOT } from '../root';
import { makePhotos } from './photos';
import { makePreviews, previewedPages, type PreviewedContent } from './previews';

/**
 * Makes the pictures that the pages of a content show: photographs in their sizes, and previews.
 *
 * @returns Whether all could be made; what could not is said.
 */
export async function makePictures(content: PreviewedContent): Promise<boolean> {
  const publicFolder = path.join(ROOT, 'public');
  const photos = await makePhotos(publicFolder);
  if (photos.made > 0) console.log(`✓ ${photos.made} photos réduites`);
  const previews = await makePreviews(previewedPages(content), publicFolder, content.site.name);
  if (previews.made > 0) console.log(`✓ ${previews.made} images d’aperçu`);
  const problems = [...photos.problems, ...previews.problems];
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}
