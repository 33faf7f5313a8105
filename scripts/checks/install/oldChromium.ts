/**
 * A Chromium of 2021, as phones in use still have it. Debian keeps none; a package of npm carries
 * one. It is no dependency of the project: 50 MB that only one room of tests needs, on Linux alone,
 * would come with every `npm ci`.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';

const PACKAGE = '@sparticuz/chromium@92.0.0';
/** As the lock file would say it: a program that is run is known by its digest. */
const DIGEST =
  'xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==';

/** Beside the caches of other programs, so that each copy of the project finds it. */
const CACHE = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'aide-a-la-vie');
const FOLDER = join(CACHE, 'chromium-92');
export const OLD_CHROMIUM = join(FOLDER, 'chromium');

/** Fetches it through npm, from wherever this machine gets its packages. */
export async function downloadOldChromium(): Promise<void> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  console.log('Téléchargement de Chromium 92 (50 Mo, 3 minutes au plus)…');
  await mkdir(FOLDER, { recursive: true });
  const draft = await mkdtemp(join(FOLDER, 'draft-'));
  const call = (program: string, ...args: string[]) =>
    promisify(execFile)(program, args, { timeout: 180_000 });
  try {
    await call('npm', 'pack', PACKAGE, '--pack-destination', draft);
    const [archive = ''] = await readdir(draft);
    const digest = createHash('sha512').update(await readFile(join(draft, archive)));
    if (digest.digest('base64') !== DIGEST) throw new Error(`${PACKAGE} n’est pas celui attendu.`);
    await call('tar', '--extract', '--file', join(draft, archive), '--directory', draft);
    const packed = await readFile(join(draft, 'package', 'bin', 'chromium.br'));
    await writeFile(join(draft, 'chromium'), brotliDecompressSync(packed), { mode: 0o755 });
    // Moved once it is whole: what breaks off leaves nothing that looks like a browser.
    await rename(join(draft, 'chromium'), OLD_CHROMIUM);
  } catch (error) {
    console.log(`Chromium 92 n’est pas venu : ${String(error)}`);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
