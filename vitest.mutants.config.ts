import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests that a mutant must not survive: those of rules and decisions, none of which needs a database. */
export default defineConfig({
  resolve: { alias: [{ find: /^@\//, replacement: fileURLToPath(new URL('./', import.meta.url)) }] },
  test: {
    environment: 'node',
    // scripts/ci/mutants.ts names those of a group.
    include: [process.env.MUTANT_TESTS ?? 'contract/**/*.test.ts'],
    env: { TZ: 'UTC' },
    testTimeout: 20_000,
  },
});
