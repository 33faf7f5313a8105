import { expect, test } from 'playwright/test';
import { committer } from './commits';

test('a file that can’t be read is not taken for one that is not there', async () => {
  const file = 'content/testimonials.yml';
  const files = new Map([[file, 'heading: "Sans fin\nlead: Oui\n']]);
  const changes = [{ action: 'create' as const, path: file, data: 'heading: Paroles\n' }];
  const sent: unknown[] = [];
  const send = async (all: readonly unknown[]) => {
    sent.push(all);
    return { files: {} };
  };
  await expect(
    committer(async () => files)(changes, { commitType: 'create' }, send),
  ).rejects.toThrow(/content\/testimonials\.yml est abîmé.*Enregistrer effacerait/);
  expect(sent).toEqual([]);
});
