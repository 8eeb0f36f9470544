import { SETUP_GROUPS, type SetupGroup } from '@/contract/onboarding/homeSetup/constants';
import { setupFlows } from '@/contract/onboarding/homeSetup/flows/setupFlows';
import { routes } from '@/contract/routes';
import { notFound } from '@/server/http/errors';
import { enqueue } from '@/server/jobs/queue';
import type { FlowHandler } from '@/server/modules/platform/flows';

/** A group that is done tells the home what it now knows of it, by a job: a helper may not change the home itself. */
const ownerOf = (group: SetupGroup): FlowHandler => ({
  flow: setupFlows[group],
  resumePath: routes.homeowner.onboard({}),
  complete: async ({ db, homeId }) => {
    // Begun without a home, it is part of no setup.
    if (!homeId) throw notFound();
    await enqueue(db, 'applySetupGroup', { homeId, group }, { jobKey: `setup:${homeId}:${group}` });
    return { homeId };
  },
});

export const setupOwners: readonly FlowHandler[] = SETUP_GROUPS.map(ownerOf);
