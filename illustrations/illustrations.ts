import type { Illustration } from './illustration';
import * as articles from './scenes/articles';
import * as firstAid from './scenes/firstAid';
import * as pages from './scenes/pages';
import * as people from './scenes/people';
import * as services from './scenes/services';

export { MAX_BYTES, MAX_GZIP_BYTES, render } from './illustration';

/** Every illustration of the site: those that the `index.ts` of its folder exports. */
export const illustrations = [pages, services, articles, people, firstAid].flatMap((scenes) =>
  Object.values<Illustration>(scenes),
);
