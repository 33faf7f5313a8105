import { basename } from 'node:path';
import { defineConfig, type Project } from 'playwright/test';
import { MAILBOX } from './e2e/support/mailbox';
import { PHONE_TYPEFACES } from './e2e/support/typefaces';
import { FIXTURE_TREE } from './scripts/checks/productionFixture';
import { launchArgs } from './scripts/checks/tools';

const port = process.env.PORT ?? '3210';
const baseURL = `http://localhost:${port}`;

// Server and fonts are global to a run; only some projects need them.
const isOnly = (name: string) => process.argv.includes(`--project=${name}`);
const needsSite = !isOnly('unit') && !isOnly('hosts') && !isOnly('engines');

/**
 * Runs in the tree of the production content fixture: tests that compare pages with the content.
 */
const production: Project = {
  name: 'production',
  testDir: 'e2e',
  testMatch: '**/{production,journeys/content,journeys/request}/*.spec.ts',
  grep: /@any-content/,
};
const isFixture = basename(process.cwd()) === basename(FIXTURE_TREE);

// With other content, the tests of the specification are switched off.
const withSpecification = process.env.SPECIFICATION !== 'off';

export default defineConfig({
  globalSetup: isOnly('unit') ? undefined : './e2e/support/makeTypefaces.ts',
  fullyParallel: true,
  // One more than the two cores: tests and browsers wait for each other.
  workers: 3,
  // A flaky test is a bug.
  retries: 0,
  // For slow machines; assertions time out earlier.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // The fixture tree contains copies of all tests.
  testIgnore: `${FIXTURE_TREE}/**`,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL,
    locale: 'fr-FR',
    timezoneId: 'Africa/Douala',
    contextOptions: { reducedMotion: 'no-preference' },
    trace: 'off',
    // The default is no timeout.
    actionTimeout: 30_000,
    // The service worker would bypass routes; e2e/journeys/site/offline.spec.ts allows it.
    serviceWorkers: 'block',
    // `only-on-failure` takes one after every test; failures have an ARIA snapshot.
    screenshot: 'off',
    launchOptions: {
      // Set by `npm test` if Playwright's browser is not installed.
      executablePath: process.env.BROWSER_PATH || undefined,
      args: launchArgs,
      env: { ...PHONE_TYPEFACES, LANGUAGE: 'en' },
    },
  },
  projects: isFixture
    ? [production]
    : [
        {
          name: 'unit',
          testDir: '.',
          testMatch: '{components,editor,illustrations,lib,scripts}/**/*.test.ts',
          testIgnore: ['**/e2e/**', `${FIXTURE_TREE}/**`],
        },
        {
          name: 'browser',
          testDir: 'e2e',
          testIgnore: [
            'e2e/{engines,hosts,production}/**',
            ...(withSpecification ? [] : ['e2e/specification/**']),
          ].map((files) => `**/${files}`),
        },
        // Real servers and other browsers, one at a time.
        { name: 'hosts', testDir: 'e2e/hosts' },
        { name: 'engines', testDir: 'e2e/engines', fullyParallel: false, workers: 1 },
      ],
  webServer: needsSite
    ? {
        command: `node --import tsx scripts/local/serve.ts ${MAILBOX}`,
        env: { PORT: port },
        url: baseURL,
        // A running server might serve an older build.
        reuseExistingServer: false,
      }
    : undefined,
});
