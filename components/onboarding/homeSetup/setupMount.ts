import type { SetupGroup, SetupPart } from '@/contract/onboarding/homeSetup/constants';
import type { HomeSetup } from '@/contract/onboarding/homeSetup/endpoints';
import { nextOpenGroup } from '@/contract/onboarding/homeSetup/parts';
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

/** Where all answers of a setup are read over before it is finished, at one of its parts or groups. */
export const setupReviewPath = (place: SetupPlace, at?: SetupPart | SetupGroup) =>
  `${setupStepPath(place, 'review')}${at ? `#${at}` : ''}`;

/** Where the setup goes on after these groups, or from its beginning: the next open group, at last the review. */
export function setupNextPath(
  place: SetupPlace,
  { groups, canInvite }: HomeSetup,
  after: readonly SetupGroup[] = [],
): string {
  const next = nextOpenGroup(groups, { leavesToHelpers: canInvite, after });
  return next ? setupStepPath(place, next) : setupReviewPath(place);
}

/** One group of the setup of one unit: each of its steps has an address, which opens the part of the setup there. */
export function setupMount(place: SetupPlace, group: SetupGroup): FlowMount {
  const pathOf = ({ step }: { step: string }) => setupStepPath(place, `${group}/${step}`);
  const review = setupStepPath(place, `${group}/review`);
  return {
    homeId: place.unitId,
    pathOf,
    finish: review,
    review,
    screenAt: (flow: Flow, path: string) => flow.screens.find((screen) => pathOf(screen) === path),
  };
}
