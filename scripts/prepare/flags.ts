/**
 * Copies the country flags that the phone field shows to `public/flags/`, so that no page asks
 * another host for them.
 */
import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../root';

const source = path.join(ROOT, 'node_modules/country-flag-icons/3x2');
const target = path.join(ROOT, 'public/flags');

/** Copies them. */
export async function copyFlags(): Promise<void> {
  await mkdir(target, { recursive: true });
  const flags = (await readdir(source)).filter((file) => file.endsWith('.svg'));
  await Promise.all(flags.map((file) => cp(path.join(source, file), path.join(target, file))));
}
