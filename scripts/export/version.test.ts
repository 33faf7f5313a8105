import { expect, test } from 'playwright/test';
import { versionHere } from './version';

test('an export says its version, its commit and its date', () => {
  // Files that were unpacked from an archive know no commit.
  const { version, commit, date } = versionHere();
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(commit ?? 'none').toMatch(/^(?:[0-9a-f]{40}(?:-dirty)?|none)$/);
  expect(date ?? 'none').toMatch(/^(?:\d{4}-\d\d-\d\dT[\d:]{8}.*|none)$/);
});
