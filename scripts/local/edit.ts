/**
 * `npm run edit`: the editor on this machine, without an account, and the development server. Saves
 * are written to this folder; problems of the content are printed.
 */
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import nextEnv from '@next/env';
import { makeAssets, makePictures } from '@/scripts/prepare/assets';
import { makeContent, watchContent } from '@/scripts/prepare/content';
import { previewedPages } from '@/scripts/prepare/previews';
import { ROOT } from '@/scripts/root';
import { getChoices } from '@/editor/choices';
import { bundleEditor, writeEditorPage } from '@/scripts/export/editor/editorBundle';
import { WorkingTreeState } from './edit/contentState';
import { localPlace } from './edit/gitea';
import { Publication } from './edit/publication';
import { createEditor, EDITOR_PATH } from './edit/server';
import { listen } from './serve';
import { run, runMain } from '@/scripts/run';

const DIRECTORY = path.join(ROOT, 'node_modules/.cache/editor');

/** Polls a page until Next has compiled it: at first it takes seconds, or answers 404. */
async function waitForPage(page: string): Promise<void> {
  for (let tries = 40; tries > 0; tries -= 1) {
    const answer = await fetch(page, { method: 'HEAD' }).catch(() => undefined);
    if (answer?.ok) return;
    await setTimeout(300);
  }
}

/** Whether the settings of the site name a host. They are not for the development server. */
function hasHost(): boolean {
  nextEnv.loadEnvConfig(ROOT, false);
  const { UPLOAD_TO } = process.env;
  nextEnv.resetEnv();
  return Boolean(UPLOAD_TO);
}

await runMain(async () => {
  const port = Number(process.env.PORT || 4400);
  const site = `http://localhost:${port + 1}`;
  let place = localPlace(`http://localhost:${port}`, site);
  let pages: string[] = [];
  const make = () =>
    makeContent((content) => {
      const prepare = pages.length > 0 ? makePictures : makeAssets;
      pages = previewedPages(content).map(({ path: page }) => page);
      place = { ...place, choices: getChoices(content) };
      return prepare(content);
    });
  console.log('L’éditeur se prépare : une minute la première fois, quelques secondes ensuite.');
  // The editor also opens content with errors, so that they can be fixed.
  await make();
  await bundleEditor({ outdir: DIRECTORY, place });
  const update = async () => {
    const known = pages;
    await make();
    await writeEditorPage({ outdir: DIRECTORY, place });
    const added = pages.filter((page) => known.length > 0 && !known.includes(page));
    await Promise.all(added.map((page) => waitForPage(site + page)));
    await state.publish();
  };
  let queue: Promise<unknown> = Promise.resolve();
  /** A build leaves out what is not confirmed: the preview must not write the same modules meanwhile. */
  const inTurn = (work: () => Promise<unknown>) => (queue = queue.then(work).catch(console.error));
  const publication = hasHost()
    ? new Publication({ inTurn: (publish) => inTurn(() => publish().then(update)) })
    : undefined;
  const state = new WorkingTreeState(ROOT, publication);
  const server = createEditor(ROOT, DIRECTORY, state);
  await listen(server, port, { host: 'localhost', command: 'npm run edit' });
  // Also prints the problems of each save.
  watchContent(() => inTurn(update));
  const args = ['dev', '--port', String(port + 1), '--hostname', 'localhost'];
  const ended = run('next', args, { env: { NEXT_TELEMETRY_DISABLED: '1' } });
  console.log(`\nModifier le site : http://localhost:${port}${EDITOR_PATH}`);
  console.log(`Voir le site :     ${site}\n`);
  console.log('La première page du site se prépare aussi : comptez une demi-minute.');
  await waitForPage(site);
  console.log('\nLe site est prêt.\n');
  process.exitCode = await ended;
  process.exit();
});
