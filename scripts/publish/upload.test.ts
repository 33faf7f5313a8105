import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { listen } from '@/scripts/local/serve';
import { missingTools } from '@/scripts/checks/install/prepare';
import { FTP_TOOLS, SSH_TOOLS } from '@/scripts/checks/install/tools';
import { ProgramFailure } from './host';
import { RECORD_FILE } from './plan';
import { adviceOn, strayFrom, upload } from './upload';
import { OF_OTHERS, startFtp, startSsh } from './uploadTesting';

/** Publishing, to the servers that rented hosts have. */

type Site = Record<string, string>;

const PAGES = 12;

const chunkOf = (version: string) => `_next/static/chunks/${version}.js`;

/** A site as the build writes it, in small. Each version names a script of its own. */
function siteOf(version: string, articles: number): Site {
  const chunk = chunkOf(version);
  // Long enough that a cut comes before its end.
  const page = (name: string) => `${name} ${version} ${chunk}\n`.padEnd(20_000, '.');
  const site: Site = {
    '.htaccess': `# ${version}`,
    '.nojekyll': '',
    '_next/static/.htaccess': '# forever',
    [chunk]: `// ${version}`.padEnd(10_000, '/'),
    'illustrations/quotidien.svg': `<svg>${version}</svg>`,
    'logo.svg': '<svg/>',
    'index.html': page('home'),
    'sw.js': `// ${version}`,
    'version.json': `{"version":"1.0.0","commit":"${version}"}`,
  };
  for (let number = 1; number <= articles; number += 1) {
    site[`blogDetails/${number}.html`] = page(`article ${number}`);
    site[`blogDetails/${number}/__next.blogDetails.$d$id.__PAGE__.txt`] = `data ${version}`;
  }
  return site;
}

const BEFORE = siteOf('before', PAGES);
const AFTER = siteOf('after', PAGES);
/** Two articles less. */
const LAST = siteOf('last', PAGES - 2);

async function lay(directory: string, site: Site): Promise<string> {
  await rm(directory, { recursive: true, force: true });
  for (const [file, text] of Object.entries(site)) {
    await mkdir(path.join(directory, path.dirname(file)), { recursive: true });
    await writeFile(path.join(directory, file), text);
  }
  return directory;
}

async function filesIn(directory: string): Promise<Site> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    // A host that was cut may still be tidying up.
    const text = await readFile(file, 'utf8').catch(() => undefined);
    return text === undefined ? [] : [[path.relative(directory, file), text] as const];
  });
  return Object.fromEntries((await Promise.all(texts)).flat());
}

for (const { name, tools, start, waiting } of [
  { name: 'by SSH', tools: SSH_TOOLS, start: startSsh, waiting: 'blogDetails/.~tmp~' },
  { name: 'by FTP over TLS', tools: FTP_TOOLS, start: startFtp, waiting: 'blogDetails/1.html.new' },
]) {
  test.describe(name, () => {
    const missing = missingTools(tools);
    test.skip(Boolean(missing), missing);

    test('new files arrive before the pages, what is no more goes, and a cut leaves a whole site', async () => {
      // Programs of three kinds speak to each other, beside all other tests.
      test.slow();
      const root = await mkdtemp(path.join(tmpdir(), 'host-'));
      const { folder, host, cut, mend, stop } = await start(root);
      const publish = async (site: Site) =>
        upload({ directory: await lay(path.join(root, 'out'), site), host, today: '2026-12-01' });
      /** What visitors may ask for. */
      const online = async () => {
        const { [RECORD_FILE]: record, ...files } = await filesIn(folder);
        expect(record, 'the record').toBeTruthy();
        return files;
      };

      try {
        await publish(BEFORE);
        expect(await online()).toEqual({ ...BEFORE, ...OF_OTHERS });

        const sending = publish(AFTER).catch((error: unknown) => error);
        await expect
          .poll(() => existsSync(path.join(folder, waiting)), { intervals: [5], timeout: 30_000 })
          .toBe(true);
        await cut();
        const failure = await sending;
        expect(failure).toBeInstanceOf(ProgramFailure);
        expect(adviceOn(failure as ProgramFailure)).toContain('La connexion');
        const left = await online();
        for (const [file, text] of Object.entries(BEFORE)) {
          // What pages show of both versions under one name may be of either, but is whole.
          const other = file.endsWith('.svg') ? AFTER[file] : text;
          expect([text, other], file).toContain(left[file]);
        }
        expect(left).toMatchObject({ [chunkOf('after')]: AFTER[chunkOf('after')], ...OF_OTHERS });

        // What the cut has left behind goes with the next one, whatever that brings.
        await mend();
        await publish(LAST);
        const open = [chunkOf('before'), chunkOf('after')];
        expect(await online()).toEqual({
          ...LAST,
          ...OF_OTHERS,
          // Pages that are still open ask for them.
          ...Object.fromEntries(open.map((file) => [file, left[file]])),
        });
        expect(existsSync(path.join(folder, `blogDetails/${PAGES}`))).toBe(false);
      } finally {
        await stop();
        await rm(root, { recursive: true, force: true, maxRetries: 5 });
      }
    });
  });
}

test('what was sent into the folder of another site is noticed', async () => {
  const site = createServer((_, res) => res.end('{"version":"1.0.0","commit":"sent"}'));
  const address = `http://localhost:${await listen(site, 0)}`;
  expect(await strayFrom(address, 'sent')).toBeUndefined();
  expect(await strayFrom(address, 'another')).toContain('ne dit pas la version envoyée');
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
  expect(await strayFrom(address, 'sent')).toContain('ne répond pas');
});
