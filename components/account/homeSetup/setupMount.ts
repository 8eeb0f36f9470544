import type { SetupGroup } from '@/contract/homeSetup/constants';
import type { Flow } from '@/contract/questionnaire/flow';
import type { FlowMount } from '@/lib/flow/flowMounts';
import { routes } from '@/lib/routing/routes';

const { setupStep } = routes.accounts.portfolio;

/** Where a step of a group is: `…/steps/{group}/{step}`. */
export const setupStepPath = (homeId: string, at: string) => setupStep({ propertyId: homeId, unitId: homeId, at });

/** One group of the setup of one home; at its end everything is read over and marked as done. */
export function setupMount(homeId: string, group: SetupGroup): FlowMount {
  const pathOf = ({ step }: { step: string }) => setupStepPath(homeId, `${group}/${step}`);
  const finish = setupStepPath(homeId, `${group}/review`);
  return {
    homeId,
    pathOf,
    finish,
    review: finish,
    screenAt: (flow: Flow, path: string) => flow.screens.find((screen) => pathOf(screen) === path),
  };
}
