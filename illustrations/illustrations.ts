import { readdirSync } from 'node:fs';
import type { Illustration } from './illustration';

export { MAX_BYTES, MAX_GZIP_BYTES, render } from './illustration';

const scenes = new URL('scenes/', import.meta.url);
const files = readdirSync(scenes, { recursive: true, encoding: 'utf8' });

const modules = await Promise.all(
  files
    .filter((file) => file.endsWith('.ts'))
    .map((file): Promise<Record<string, Illustration>> => import(new URL(file, scenes).href)),
);

/** `hero1` is the source of `hero-1.svg`, `gardeNuit` of `garde-nuit.svg`. */
const fileName = (name: string): string =>
  name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);

/** Every illustration of the site: what the files of `scenes/` export. */
export const illustrations = modules
  .flatMap((module) => Object.entries(module))
  .map(([name, illustration]) => ({ ...illustration, name: fileName(name) }));
