import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { settleBuildId } from './buildId';

let directory: string;
test.beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'export-'));
  await mkdir(join(directory, '_next/static/chunks'), { recursive: true });
});
test.afterEach(() => rm(directory, { recursive: true }));

/** Settles an export with these scripts, and gives what its page says then. */
async function settle(drawn: string, scripts: readonly string[]): Promise<string> {
  for (const name of scripts) {
    await writeFile(join(directory, '_next/static/chunks', name), '');
  }
  await writeFile(join(directory, 'about.txt'), `0:{"b":"${drawn}"}`);
  await settleBuildId(directory, drawn);
  return readFile(join(directory, 'about.txt'), 'utf8');
}

test('two builds with the same scripts have one number, as long as before', async () => {
  const first = await settle('OtsyxLr_ExnM8aiwPyt2q', ['a.js', 'b.css']);
  expect(first).toMatch(/^0:\{"b":"[\w-]{21}"\}$/);
  expect(first).not.toContain('OtsyxLr');
  expect(await settle('Ai6u05vSZFhsrT3cKOtH2', ['a.js', 'b.css'])).toBe(first);
  expect(await settle('Ai6u05vSZFhsrT3cKOtH2', ['a.js', 'b.css', 'c.js'])).not.toBe(first);
});

test('a number that no page bears stops the build', async () => {
  await writeFile(join(directory, 'about.txt'), '0:{"b":"another"}');
  await expect(settleBuildId(directory, 'OtsyxLr_ExnM8aiwPyt2q')).rejects.toThrow('OtsyxLr');
});
