import { basename } from 'node:path';
import { defineConfig, type Project } from 'playwright/test';
import { USUAL, withTypefaces } from './e2e/devices';
import { OUTBOX } from './e2e/outbox';
import { LAUNCHED } from './scripts/checks/launched';
import { launchArgs } from './scripts/checks/tools';
import { ROOT } from './scripts/root';

const port = process.env.PORT ?? '3210';
const baseURL = `http://localhost:${port}`;

// A server and typefaces belong to the whole run, not to a project: only some need them.
const isOnly = (name: string) => process.argv.includes(`--project=${name}`);
const needsSite = !isOnly('unit') && !isOnly('hosts') && !isOnly('engines');

/** In the launched site's own tree (scripts/checks/launched.ts): what compares pages with the content. */
const launched: Project = {
  name: 'launched',
  testDir: 'e2e',
  testMatch: ['launched/*.spec.ts', 'promises/{facts,structuredData,clocks}.spec.ts'].map(
    (it) => `**/${it}`,
  ),
  grep: /launched\/|each (item|link|phone|price|picture)|the head of|structured data matches|a closing day/,
};
const isLaunched = basename(ROOT) === basename(LAUNCHED);

// An owner whose content is another switches off what the specification demands of this one.
const withSpecification = process.env.SPECIFICATION !== 'off';

export default defineConfig({
  globalSetup: isOnly('unit') ? undefined : './e2e/makeTypefaces.ts',
  fullyParallel: true,
  // One more than the two cores that are reckoned with: tests wait for a browser, and a browser
  // for them, so that two leave a fifth of the cores idle.
  workers: 3,
  // A test that needs a second try is a fault to find.
  retries: 0,
  // Room for a machine that is three times slower than usual: what is awaited comes sooner
  // everywhere else.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // The launched site's tree has copies of all tests.
  testIgnore: `${LAUNCHED}/**`,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL,
    locale: 'fr-FR',
    timezoneId: 'Africa/Douala',
    contextOptions: { reducedMotion: 'no-preference' },
    trace: 'off',
    // Playwright's own default is none: what never comes would take the whole test's time.
    actionTimeout: 30_000,
    // A worker would answer in place of what a test puts on the way; e2e/promises/offline.spec.ts lets it.
    serviceWorkers: 'block',
    // A picture of failures alone is none: one is taken at the end of every test, in case. What
    // stood on the page is written down in words for each failure anyway.
    screenshot: 'off',
    launchOptions: {
      // Set by `npm test` where Playwright's own browser is not installed.
      executablePath: process.env.BROWSER_PATH || undefined,
      args: launchArgs,
      env: { ...withTypefaces(USUAL), LANGUAGE: 'en' },
    },
  },
  projects: isLaunched
    ? [launched]
    : [
        {
          name: 'unit',
          testDir: '.',
          testMatch: '{components,editor,illustrations,lib,scripts}/**/*.test.ts',
          testIgnore: ['**/e2e/**', `${LAUNCHED}/**`],
        },
        {
          name: 'browser',
          testDir: 'e2e',
          testIgnore: [
            'e2e/{engines,hosts,launched}/**',
            ...(withSpecification ? [] : ['e2e/specification/**']),
          ].map((files) => `**/${files}`),
        },
        // Real servers, and real other browsers, one of these at a time.
        { name: 'hosts', testDir: 'e2e/hosts' },
        { name: 'engines', testDir: 'e2e/engines', fullyParallel: false, workers: 1 },
      ],
  webServer: needsSite
    ? {
        command: `node --import tsx scripts/local/serve.ts ${OUTBOX}`,
        env: { PORT: port },
        url: baseURL,
        // A server left from before would serve an older build.
        reuseExistingServer: false,
      }
    : undefined,
});
