import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { addEditor, type EditorSettings } from '@/scripts/export/editor';
import { createSite, listen } from '@/scripts/local/serve';
import { englishOn, layOut, overflowOf } from './desk';
import { createGitHost, git } from './gitHost';

/** The editor as a page of the export, over a repository that lies at a git host. */

// Names of their own: on a machine named localhost the editor offers other ways in.
export const SITE = 'https://www.exemple.cm';
const HOST = 'https://git.exemple.cm';
export const TOKEN = 'jeton-de-clarisse';

const BRANCH = 'publie';

export interface Online {
  /** Working tree of the repository. */
  root: string;
  /** What was asked of other hosts than these two. */
  strangers: string[];
  stop: () => Promise<void>;
}

interface Differences {
  /** What the build is told beside the repository. */
  settings?: EditorSettings;
  /** Called when the git host is to publish; it refuses where this gives false. */
  onPublish?: (branch: string) => boolean;
}

/** Starts both hosts, and has the page find them by their names. */
export async function goOnline(
  page: Page,
  { settings = {}, onPublish }: Differences = {},
): Promise<Online> {
  const folder = await mkdtemp(path.join(tmpdir(), 'online-'));
  const [root, directory] = [path.join(folder, 'repository'), path.join(folder, 'out')];
  await mkdir(root);
  await git(root, 'init', '--quiet', '--initial-branch', BRANCH);
  await layOut(root);
  const host = createGitHost({
    root,
    repo: 'centre/site',
    branch: BRANCH,
    token: TOKEN,
    appId: settings.appId,
    onPublish,
  });
  const where = { repo: `${HOST}/centre/site`, branch: BRANCH, backend: 'gitea' };
  await addEditor({ directory, basePath: '', settings: { ...where, ...settings } });
  await cp('public/logo.svg', path.join(directory, 'logo.svg'));
  const site = createSite({ directory });
  const servers = new Map<string, string>();
  for (const [origin, server] of [
    [HOST, host],
    [SITE, site],
  ] as const) {
    servers.set(origin, `http://localhost:${await listen(server, 0)}`);
  }

  const strangers: string[] = [];
  await page.context().route(/^https?:/, async (route) => {
    const { origin, pathname, search } = new URL(route.request().url());
    const server = servers.get(origin);
    if (!server) {
      strangers.push(origin + pathname);
      return route.abort();
    }
    await route.fulfill({ response: await route.fetch({ url: server + pathname + search }) });
  });
  return {
    root,
    strangers,
    stop: async () => {
      // What the page still asks for has nobody to answer any more.
      await page.context().unrouteAll({ behavior: 'ignoreErrors' });
      for (const server of [site, host]) {
        server.closeAllConnections();
        server.close();
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What the owner meets: in French, and within the screen, on a phone as well. */
export async function look(page: Page, where: string): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await englishOn(page), `${where}, ${width} px`).toBeUndefined();
    expect(await overflowOf(page), `${where}, ${width} px`).toBe(0);
  }
}
