import { expect, test } from 'playwright/test';
import { versionHere } from './version';

test('an export says its version, and the commit that a host has named or Git knows', () => {
  expect(versionHere({ CF_PAGES_COMMIT_SHA: 'abc123' })).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    commit: 'abc123',
    date: versionHere({}).date,
  });
  // Files that were unpacked from an archive know no commit.
  expect(versionHere({}).commit ?? 'none').toMatch(/^(?:[0-9a-f]{40}(?:-dirty)?|none)$/);
  expect(versionHere({}).date ?? 'none').toMatch(/^(?:\d{4}-\d\d-\d\dT[\d:]{8}.*|none)$/);
});
