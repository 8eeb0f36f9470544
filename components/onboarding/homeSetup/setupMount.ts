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

/** Where the setup goes on after a group, or from its beginning: the next open group, at last the review. */
export function setupNextPath(place: SetupPlace, { groups, canInvite }: HomeSetup, after?: SetupGroup): string {
  const next = nextOpenGroup(groups, { leavesToHelpers: canInvite, ...(after && { after }) });
  return next ? setupStepPath(place, next) : setupReviewPath(place);
}

/**
 * One group of the setup of one unit. While the home is in setup, its end leads on to the next group, and everything is read
 * over once at the end of the setup; later, the group alone is read over.
 */
export function setupMount(place: SetupPlace, group: SetupGroup, isInSetup: boolean): FlowMount {
  const pathOf = ({ step }: { step: string }) => setupStepPath(place, `${group}/${step}`);
  const ownReview = setupStepPath(place, `${group}/review`);
  return {
    homeId: place.unitId,
    pathOf,
    finish: isInSetup ? setupStepPath(place, `${group}/done`) : ownReview,
    review: isInSetup ? setupReviewPath(place, group) : ownReview,
    screenAt: (flow: Flow, path: string) => flow.screens.find((screen) => pathOf(screen) === path),
  };
}
