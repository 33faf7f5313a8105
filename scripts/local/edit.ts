/**
 * `npm run edit`: the editor of the content on this machine, without account, and the site beside
 * it. What is saved is written into this folder; what is wrong with it stands in the terminal.
 */
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { makeAssets, makePictures } from '@/scripts/prepare/assets';
import { makeContent, watchContent } from '@/scripts/prepare/content';
import { previewedPages } from '@/scripts/prepare/previews';
import { ROOT } from '@/scripts/root';
import { choicesOf } from '@/editor/choices';
import { bundleEditor, writeEditorPage } from './edit/bundle';
import { localPlace } from './edit/gitea';
import { createEditor, EDITOR_PATH } from './edit/server';
import { run } from './localRun';
import { listen, runMain } from './serve';

/** Where programs keep what they make for themselves. */
const DIRECTORY = path.join(ROOT, 'node_modules/.cache/editor');

/** Asks Next for a page until it is there: the first answer takes seconds, or tells of no page. */
async function askUntilFound(page: string): Promise<void> {
  for (let tries = 40; tries > 0; tries -= 1) {
    const answer = await fetch(page, { method: 'HEAD' }).catch(() => undefined);
    if (answer?.ok) return;
    await setTimeout(300);
  }
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
      place = { ...place, choices: choicesOf(content) };
      return prepare(content);
    });
  // Content with faults opens all the same: the editor is where they are put right.
  await make();
  await bundleEditor({ outdir: DIRECTORY, place });
  const server = createEditor(ROOT, DIRECTORY);
  await listen(server, port, { host: 'localhost', command: 'npm run edit' });
  // It also says what a save has left to correct.
  watchContent(async () => {
    const known = pages;
    await make();
    await writeEditorPage({ outdir: DIRECTORY, place });
    const added = pages.filter((page) => known.length > 0 && !known.includes(page));
    await Promise.all(added.map((page) => askUntilFound(site + page)));
  });
  const args = ['dev', '--port', String(port + 1), '--hostname', 'localhost'];
  const ended = run('next', args, { env: { NEXT_TELEMETRY_DISABLED: '1' } });
  console.log(`\nModifier le site : http://localhost:${port}${EDITOR_PATH}`);
  console.log(`Voir le site :     ${site} (un instant : il se prépare)\n`);
  await askUntilFound(site);
  console.log('\nLe site est prêt.\n');
  process.exitCode = await ended;
  process.exit();
});
