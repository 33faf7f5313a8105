import { defineConfig } from 'playwright/test';
import { USUAL, withTypefaces } from './e2e/devices';
import { OUTBOX } from './e2e/outbox';
import { launchArgs } from './scripts/checks/install/browser';
import { LAUNCHED, LAUNCHED_FILES, LAUNCHED_TESTS } from './scripts/checks/launched';

const port = process.env.PORT ?? '3210';
const baseURL = `http://localhost:${port}`;

// A server belongs to the whole run, not to a project: only those in the browser need it.
const projects = process.argv.filter((argument) => argument.startsWith('--project='));
const needsSite = projects.length === 0 || projects.includes('--project=browser');

const isLaunched = Boolean(process.env.LAUNCHED_TESTS);

// An owner whose content is another switches off what the specification demands of this one.
const withSpecification = process.env.SPECIFICATION !== 'off';

export default defineConfig({
  globalSetup: './e2e/makeTypefaces.ts',
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
  // The launched site's copies of all tests have a run of their own, in their own folder.
  testIgnore: `${LAUNCHED}/**`,
  grep: isLaunched ? LAUNCHED_TESTS : undefined,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL,
    locale: 'fr-FR',
    timezoneId: 'Africa/Douala',
    contextOptions: { reducedMotion: 'no-preference' },
    trace: 'off',
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
  projects: [
    // The main journey in other engines. One at a time: each has a browser beside the others'.
    // First, since it can't be shared out: at the end all but one worker would wait for it.
    {
      name: 'engines',
      testDir: 'e2e/engines',
      testMatch: '**/*.spec.ts',
      fullyParallel: false,
      workers: 1,
    },
    {
      name: 'unit',
      testDir: '.',
      testMatch: isLaunched ? LAUNCHED_FILES : '{editor,illustrations,lib,scripts}/**/*.test.ts',
      testIgnore: ['**/e2e/**', `${LAUNCHED}/**`],
    },
    {
      name: 'browser',
      testDir: 'e2e',
      testMatch: isLaunched ? LAUNCHED_FILES : '**/*.spec.ts',
      testIgnore: ['**/e2e/engines/**', ...(withSpecification ? [] : ['**/e2e/specification/**'])],
    },
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
