import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { addEditor, getBackend } from './editor';

test('its page connects to the git host only, unindexed', async () => {
  const directory = test.info().outputPath('out');
  await addEditor(directory, '/dossier', { repo: 'centre/site', branch: 'publie' });
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
  const files = await readdir(directory, { recursive: true });
  expect(files).toContain('admin-files/LICENSE.txt');
  expect(files.filter((file) => file.endsWith('.woff2'))).toHaveLength(3);
});

test('supports each git host and its sign-in options', () => {
  const withToken = { auth_methods: ['token'] };
  const both = { auth_methods: ['oauth', 'token'] };
  const [own, authUrl] = ['https://git.exemple.cm', 'https://connexion.exemple.cm'];
  for (const [settings, expected] of [
    [{}, { name: 'github', repo: 'a/b', api_root: 'https://api.github.com', ...withToken }],
    [{ authUrl }, { name: 'github', base_url: authUrl, ...both }],
    [
      { backend: 'GitLab', repo: 'https://gitlab.com/a/b/c.git', appId: '1' },
      { repo: 'a/b/c', api_root: 'https://gitlab.com/api/v4', auth_type: 'pkce', ...both },
    ],
    [{ backend: 'forgejo' }, { name: 'gitea', api_root: 'https://codeberg.org/api/v1' }],
    [
      { backend: 'gitea', repo: `${own}/a/b`, appId: '1' },
      { base_url: own, app_id: '1', ...both },
    ],
    [{ publish: 'together' }, { skip_ci: true }],
  ] as const) {
    expect(getBackend({ repo: 'a/b', ...settings })).toMatchObject(expected);
  }
  expect(getBackend({ repo: 'a/b', publish: '' })).not.toHaveProperty('skip_ci');
});

test('stops the build on a wrong setting, in French', () => {
  expect(() => getBackend({ repo: 'a/b', backend: 'svn' })).toThrow(
    /^EDITOR_BACKEND : .* Choisissez : github, gitlab, gitea, forgejo\.$/,
  );
  for (const repo of ['site', 'http://git.exemple.cm/a/b', 'a/b c', 'a/b">']) {
    expect(() => getBackend({ repo }), repo).toThrow(/^EDITOR_REPO : /);
  }
});
