import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { WorkingTreeState } from './contentState';
import type { HttpError } from './workingTree';

test('refuses new problems elsewhere, also with others to correct', async () => {
  const root = test.info().outputPath('tree');
  for (const folder of ['content', 'public/illustrations'])
    cpSync(folder, path.join(root, folder), { recursive: true });
  const state = new WorkingTreeState(root);
  const article = 'content/articles/1.md';
  const remarksOn = (change: object) =>
    state.validate([{ operation: 'update', path: article, ...change }]).then(
      () => [],
      ({ remarks }: HttpError) => remarks.map(({ message }) => message),
    );
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

  const text = readFileSync(article, 'utf8');
  write('content/articles/2.md', `${readFileSync('content/articles/2.md', 'utf8')}\n##Titre\n`);
  const refused = await remarksOn({ operation: 'delete' });
  expect(refused).toContainEqual(expect.stringMatching(/l’article n°\s1 n’existe pas/));
  expect(refused.join()).not.toContain('##');
  // A correction is let through, even if it brings other problems to light.
  write(article, text.replace(/^title: .*$/m, ''));
  const messages = (await state.read()).problems.map(({ message }) => message);
  expect(messages).toEqual([expect.stringMatching(/^Titre\s: ce champ manque/)]);
  expect(await remarksOn({ content: Buffer.from(text).toString('base64') })).toEqual([]);
});
