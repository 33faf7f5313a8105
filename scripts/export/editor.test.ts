import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from 'playwright/test';
import { addEditor, backendOf } from './editor';

const test = base.extend<{ directory: string }>({
  directory: async ({}, provide) => {
    const directory = await mkdtemp(path.join(tmpdir(), 'export-'));
    await provide(directory);
    await rm(directory, { recursive: true });
  },
});

test('without a repository nothing of the editor is in the export', async ({ directory }) => {
  expect(await addEditor({ directory, basePath: '', settings: { repo: '' } })).toBe(false);
  expect(await readdir(directory)).toEqual([]);
});

test('with one, its page speaks to the git host alone, and stays out of search', async ({
  directory,
}) => {
  const settings = { repo: 'centre/site', branch: 'publie' };
  expect(await addEditor({ directory, basePath: '/dossier', settings })).toBe(true);
  expect((await readdir(directory)).sort()).toEqual(['admin-files', 'admin.html']);
  const page = await readFile(path.join(directory, 'admin.html'), 'utf8');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain("connect-src 'self' blob: data: https://api.github.com;");
  expect(page).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(page).toContain('src="/dossier/admin-files/editor.js"');
  const place = JSON.parse(/id="place">(.*?)<\/script>/.exec(page)?.[1] ?? '');
  expect(place).toMatchObject({
    local: false,
    backend: { name: 'github', repo: 'centre/site', branch: 'publie' },
  });
});

test('each kind of host is known, at its usual place or at another', () => {
  const github = { name: 'github', repo: 'a/b', api_root: 'https://api.github.com' };
  expect(backendOf({ repo: 'a/b' })).toMatchObject({ ...github, auth_methods: ['token'] });
  const gitlab = { name: 'gitlab', repo: 'a/b/c', api_root: 'https://gitlab.com/api/v4' };
  expect(backendOf({ repo: 'https://gitlab.com/a/b/c.git', backend: 'GitLab' })).toMatchObject(
    gitlab,
  );
  const forgejo = { name: 'gitea', api_root: 'https://codeberg.org/api/v1' };
  expect(backendOf({ repo: 'a/b', backend: 'forgejo' })).toMatchObject(forgejo);
  const own = { base_url: 'https://git.exemple.cm', repo: 'a/b' };
  expect(backendOf({ repo: 'https://git.exemple.cm/a/b', backend: 'gitea' })).toMatchObject(own);
});

test('signing in without a token is offered where the host is told of', () => {
  const both = { auth_methods: ['oauth', 'token'], app_id: '123' };
  const gitlab = { ...both, auth_type: 'pkce', base_url: 'https://gitlab.com' };
  expect(backendOf({ repo: 'a/b', backend: 'gitlab', appId: '123' })).toMatchObject(gitlab);
  expect(backendOf({ repo: 'a/b', backend: 'gitea', appId: '123' })).toMatchObject(both);
  const authUrl = 'https://connexion.exemple.cm';
  const github = { auth_methods: ['oauth', 'token'], base_url: authUrl };
  expect(backendOf({ repo: 'a/b', authUrl })).toMatchObject(github);
});

test('a setting that can’t be right stops the build with a French sentence', () => {
  for (const [settings, said] of [
    [{ backend: 'svn' }, /^EDITOR_BACKEND : .* Choisissez : github, gitlab, gitea, forgejo\.$/],
    [{ publish: 'oui' }, /^EDITOR_PUBLISH : « oui »/],
    [{ publish: 'together', backend: 'gitlab' }, /EDITOR_BRANCH/],
    [{ appId: '123' }, /^EDITOR_APP_ID : GitHub/],
    [{ authUrl: 'https://x.cm', backend: 'gitea' }, /^EDITOR_AUTH_URL/],
  ] as const) {
    expect(() => backendOf({ repo: 'a/b', ...settings })).toThrow(said);
  }
  for (const repo of ['site', 'http://git.exemple.cm/a/b', 'a/b c', 'a/b">']) {
    expect(() => backendOf({ repo }), repo).toThrow(/^EDITOR_REPO : /);
  }
});
