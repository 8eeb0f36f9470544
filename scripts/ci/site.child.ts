// Serves the build to tests, with test hooks, until the process that started it lets go.
import { tsImport } from 'tsx/esm/api';
import { serve } from '../../server/host/serve.ts';
import type { TestHooks } from '../../server/testHooks.ts';

const { controllable, hookRoutes } = await tsImport('../../tests/support/testHooks.ts', import.meta.url);
// One clock for requests and for jobs, which ask for hooks one after the other.
const steering = { shift: 0, failpoints: new Map() };
const hooks: TestHooks = (services) => {
  const { services: steered } = controllable(services, steering);
  return { services: steered, routes: hookRoutes(steered, steering) };
};
hooks.sandboxClock = (clock) => () => new Date(clock().getTime() + steering.shift);
// Where server/testHooks.ts and lib/testRun.ts look.
Object.assign(globalThis, { [Symbol.for('belong.testHooks')]: hooks });

// Tests send their own client address, so that they do not share rate limits.
const site = await serve({ port: Number(process.argv[2]), host: '127.0.0.1', trustProxy: true });
process.once('disconnect', () => void site.close().finally(() => process.exit(0)));
process.send?.({ url: site.url });
