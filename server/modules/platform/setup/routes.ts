import { setup } from '@/contract/platform/setup/endpoints';
import { setupSchemas } from '@/contract/platform/setup/schemas';
import { bootFindings } from '@/server/bootCheck';
import { env, givenEnvironment } from '@/server/env';
import { implement } from '@/server/http/implement';
import { listSetupSteps } from './index';
import { canReadSetup } from './policy';
import { presentFinding } from './presenter';

export const setupRoutes = implement(setup, setupSchemas, {
  getSetup: {
    duties: ['admin'],
    authorize: canReadSetup,
    // Duties, homes, and statements of everyone are counted.
    runAs: 'system',
    handle: async ({ db, now }) => ({
      steps: await listSetupSteps(db, now),
      configuration: bootFindings(env(), givenEnvironment()).flatMap(presentFinding),
    }),
  },
});
