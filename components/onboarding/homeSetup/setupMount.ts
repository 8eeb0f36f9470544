import type { SetupGroup } from '@/contract/onboarding/homeSetup/constants';
import type { Flow } from '@/contract/questionnaire/flow';
import { routes } from '@/contract/routes';
import type { FlowMount } from '@/lib/flow/flowMounts';

const { setupStep } = routes.accounts.portfolio;

/** A unit of a property; both are the same home where it stands alone. */
export interface SetupPlace {
  readonly propertyId: string;
  readonly unitId: string;
}

/** Where a step of a group is: `…/setup-flow/{unitId}/steps/{group}/{step}`. */
export const setupStepPath = (place: SetupPlace, at: string) => setupStep({ ...place, at });

/** One group of the setup of one unit; at its end everything is read over and marked as done. */
export function setupMount(place: SetupPlace, group: SetupGroup): FlowMount {
  const pathOf = ({ step }: { step: string }) => setupStepPath(place, `${group}/${step}`);
  const finish = setupStepPath(place, `${group}/review`);
  return {
    homeId: place.unitId,
    pathOf,
    finish,
    review: finish,
    screenAt: (flow: Flow, path: string) => flow.screens.find((screen) => pathOf(screen) === path),
  };
}
