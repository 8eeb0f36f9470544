import { defineConfig } from '@playwright/test';
import { installedBrowser, launchArguments } from './scripts/ci/browser.ts';

const report = process.env.TEST_REPORT;
const isEmpty = process.env.E2E_TESTS === 'empty';

/** Started by scripts/e2e.ts, which brings the site up and says where it is. */
export default defineConfig({
  // The journeys of an empty database move its clock and build on one another: scripts/e2e.ts starts them apart.
  testDir: isEmpty ? 'tests/e2e/empty' : 'tests/e2e',
  testIgnore: isEmpty ? [] : '**/empty/**',
  fullyParallel: true,
  workers: 2,
  forbidOnly: report !== undefined,
  // A machine that others load may lose a race; who needed the second try is named in the summary.
  // A journey from an empty database has no second try: the first has filled it.
  retries: isEmpty ? 0 : 1,
  // For a machine half as fast as the one these were written on: a fast result never waits for the limit.
  timeout: 120_000,
  expect: { timeout: isEmpty ? 60_000 : 20_000 },
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : 'list',
  use: {
    baseURL: process.env.E2E_URL,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // Recording slows a test down: only its second try is recorded, and not where only what is printed remains.
    trace: report ? 'off' : 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: installedBrowser(), args: launchArguments },
  },
});
