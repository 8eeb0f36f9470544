import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const exclude = [...configDefaults.exclude, '**/.next*/**', '**/.data/**'];
const api = ['server/modules/**/*.test.ts', '{server,tests/support}/**/*.db.test.ts', 'tests/{api,pages}/**/*.test.ts'];
/** Those that open the API of the process itself, as the site does: one per process. */
const host = ['tests/pages/**/*.test.ts', 'tests/support/testHooks.db.test.ts', 'server/jobs/cacheChanges.db.test.ts'];
const deep = ['tests/deep/**/*.deep.test.ts'];
const builds = ['tests/architecture/*.build.test.ts'];
const code = '{bench,components,content,contract,hooks,lib,scripts,server,slices,styles,tests/support}';

// What a run samples follows from the seed: tests/support/sample.ts. Workers inherit it.
process.env.TEST_SEED ??= String(randomInt(1_000_000));

/** What each project needs: nothing, a browser's DOM, a database of its own, a process of its own, the source tree, the finished builds. */
export default defineConfig({
  resolve: { alias: [{ find: /^@\//, replacement: fileURLToPath(new URL('./', import.meta.url)) }] },
  test: {
    maxWorkers: Math.max(2, Math.min(4, availableParallelism())),
    restoreMocks: true,
    unstubGlobals: true,
    // As long as components are waited for in tests/support/dom.ts.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 120_000,
    // Staff of the tests log in with a password alone; tests/api/twoStep.test.ts asks for the second step.
    env: { TZ: 'UTC', STAFF_TWO_STEP: 'optional' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Half of the time went into loading the same modules for each file.
          isolate: false,
          include: [`${code}/**/*.test.ts`],
          exclude: [...exclude, ...api],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: [`${code}/**/*.test.tsx`, 'tests/pages/**/*.test.tsx'],
          exclude,
          setupFiles: ['tests/support/dom.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          environment: 'node',
          // The files of a worker share the modules they import: loading the server takes as long as an average file.
          isolate: false,
          include: api,
          exclude: [...exclude, ...host],
          globalSetup: ['tests/support/testServer.ts'],
          setupFiles: ['tests/support/ownContent.ts'],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'host',
          environment: 'node',
          include: host,
          exclude,
          globalSetup: ['tests/support/testServer.ts'],
          setupFiles: ['tests/support/ownContent.ts'],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          environment: 'node',
          include: ['tests/architecture/**/*.test.ts'],
          exclude: [...exclude, ...builds],
          testTimeout: 60_000,
        },
      },
      {
        // For `npm run test:deep` alone: long, and exhaustive.
        extends: true,
        test: {
          name: 'deep',
          environment: 'node',
          include: deep,
          exclude,
          globalSetup: ['tests/support/testServer.ts'],
          testTimeout: 3_600_000,
          hookTimeout: 600_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: { name: 'build', environment: 'node', include: builds, exclude, testTimeout: 60_000 },
      },
    ],
  },
});
