import type { Hono } from 'hono';
import type { Services } from './context';

/** Makes the services of a process steerable, and adds the routes that steer them. */
export interface TestHooks {
  (services: Services): { services: Services; routes: Hono };
  /** The clock of the sandboxes of vendors, which passes days as the clock of the services does. */
  sandboxClock?: (clock: Services['clock']) => Services['clock'];
}

/**
 * The hooks of a test run. Only scripts/ci/site.child.ts, which serves the build to browser tests, puts them here; no
 * variable or argument of a start does, and the build has none of their code (docs/decisions/0021).
 */
export const testHooks = () =>
  (globalThis as Record<symbol, unknown>)[Symbol.for('belong.testHooks')] as TestHooks | undefined;
