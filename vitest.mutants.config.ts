import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests that a mutant must not survive: those of rules and decisions, none of which needs a database. */
export default defineConfig({
  resolve: { alias: [{ find: /^@\//, replacement: fileURLToPath(new URL('./', import.meta.url)) }] },
  test: {
    environment: 'node',
    include: ['contract/**/*.test.ts', 'server/http/policies/policies.test.ts'],
    env: { TZ: 'UTC' },
    testTimeout: 20_000,
  },
});
