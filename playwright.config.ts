import { defineConfig } from '@playwright/test';
import { installedBrowser, launchArguments } from './scripts/ci/browser.ts';

const report = process.env.TEST_REPORT;

/** Started by scripts/e2e.ts, which brings the site up and says where it is. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: report !== undefined,
  // A machine that others load may lose a race; who needed the second try is named in the summary.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : 'list',
  use: {
    baseURL: process.env.E2E_URL,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // Recording slows a test down, so only its second try is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: installedBrowser(), args: launchArguments },
  },
});
