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
  const { problems, made } = await makePhotos(publicFolder);
  if (made > 0) console.log(`✓ ${made} photos réduites`);
  const drawn = await makePreviews(previewedPages(content), publicFolder, content.site.name);
  if (drawn > 0) console.log(`✓ ${drawn} images d’aperçu`);
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}
