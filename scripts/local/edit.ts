/**
 * `npm run edit`: serves the built site with the editor at `/admin`, which opens this folder by the
 * browser's File System Access API. Problems of what is saved are printed.
 */
import '@/scripts/export/environment';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { addEditor } from '@/scripts/export/editor/editor';
import { isFinished } from '@/scripts/export/version';
import { makeContent, watchContent } from '@/scripts/prepare/content';
import { run, runMain } from '@/scripts/run';
import { localEnvironment } from './localRun';
import { freePort, serveSite, wantedPort } from './serve';

/** Opens an address in the default browser. */
const OPENERS: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

await runMain(async () => {
  await freePort(wantedPort());
  // The owner's copy may have no history: the texts as they were before this session.
  const day = new Date().toLocaleString('sv').replace(':', 'h').slice(0, 16);
  await cp('content', `content-precedent/${day}`, { recursive: true });
  // Sveltia CMS 0.221 takes only a folder with `.git` for a project; a downloaded copy has none.
  if (!existsSync('.git')) await mkdir('.git');
  if (!isFinished('out')) {
    const code = await run('npm', ['run', 'build'], { env: localEnvironment });
    if (code !== 0) process.exit(code);
  }
  await addEditor('out', process.env.NEXT_PUBLIC_BASE_PATH ?? '');
  const editor = `${await serveSite()}/admin`;
  watchContent(() => makeContent());
  console.log(`Modifier le site, avec Chrome ou Edge : ${editor}`);
  const [program = '', ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  // Without a desktop, the address above is enough.
  spawn(program, [...args, editor], { stdio: 'ignore' }).on('error', () => undefined);
});
