/**
 * `npm run edit`: the editor of the content on this machine, without account, and the site beside
 * it. What is saved is written into this folder; what is wrong with it stands in the terminal.
 */
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { makeContent, watchContent } from '@/scripts/prepare/content';
import { makePictures } from '@/scripts/prepare/pictures';
import { previewedPages, type PreviewedContent } from '@/scripts/prepare/previews';
import { ROOT } from '@/scripts/root';
import { choicesOf } from '@/editor/choices';
import { bundleEditor, writeEditorPage } from './edit/bundle';
import { localPlace } from './edit/gitea';
import { createEditor, EDITOR_PATH } from './edit/server';
import { run } from './localRun';
import { listen, runMain } from './serve';

/** Where programs keep what they make for themselves. */
const DIRECTORY = path.join(ROOT, 'node_modules/.cache/editor');

const pagesOf = (content: PreviewedContent) =>
  previewedPages(content).map(({ path: page }) => page);

/** Who is the first to ask Next for a new page is told that there is none: not the owner is to be. */
async function askUntilFound(page: string): Promise<void> {
  for (let tries = 20; tries > 0; tries -= 1) {
    const answer = await fetch(page, { method: 'HEAD' }).catch(() => undefined);
    if (answer?.ok) return;
    await setTimeout(300);
  }
}

await runMain(async () => {
  const port = Number(process.env.PORT || 4400);
  const site = `http://localhost:${port + 1}`;
  let place = localPlace(`http://localhost:${port}`, site);
  // Content with faults opens all the same: the editor is where they are put right.
  let pages: string[] = [];
  await makeContent(async (content) => {
    pages = pagesOf(content);
    place = { ...place, choices: choicesOf(content) };
  });
  await run('npm', ['run', 'assets', '--silent']);
  await bundleEditor({ outdir: DIRECTORY, place });
  const server = createEditor(ROOT, DIRECTORY);
  await listen(server, port, { host: 'localhost', command: 'npm run edit' });
  // It also says what a save has left to correct.
  watchContent(async () => {
    const known = pages;
    await makeContent(async (content) => {
      pages = pagesOf(content);
      await writeEditorPage({
        outdir: DIRECTORY,
        place: { ...place, choices: choicesOf(content) },
      });
      await makePictures(content);
    });
    const added = pages.filter((page) => !known.includes(page));
    await Promise.all(added.map((page) => askUntilFound(site + page)));
  });
  console.log(`\nModifier le site : http://localhost:${port}${EDITOR_PATH}`);
  console.log(`Voir le site :     ${site}\n`);
  const args = ['dev', '--port', String(port + 1), '--hostname', 'localhost'];
  process.exitCode = await run('next', args, { env: { NEXT_TELEMETRY_DISABLED: '1' } });
  process.exit();
});
