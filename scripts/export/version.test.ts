import { expect, test } from 'playwright/test';
import { versionHere } from './version';

test('an export says its version, and the commit that a host has named or Git knows', () => {
  expect(versionHere({ CF_PAGES_COMMIT_SHA: 'abc123' })).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    commit: 'abc123',
  });
  // Files that were unpacked from an archive know no commit.
  expect(versionHere({}).commit ?? 'none').toMatch(/^(?:[0-9a-f]{40}(?:-dirty)?|none)$/);
});
