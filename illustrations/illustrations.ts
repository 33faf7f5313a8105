import { readdirSync } from 'node:fs';
import type { Illustration } from './illustration';

export { MAX_BYTES, MAX_GZIP_BYTES, render } from './illustration';

const scenes = new URL('scenes/', import.meta.url);
const files = readdirSync(scenes, { recursive: true, encoding: 'utf8' });

/** Every illustration of the site: what the files of `scenes/` export. */
export const illustrations: readonly Illustration[] = (
  await Promise.all(
    files
      .filter((file) => file.endsWith('.ts'))
      .map((file): Promise<Record<string, Illustration>> => import(new URL(file, scenes).href)),
  )
).flatMap((module) => Object.values(module));
