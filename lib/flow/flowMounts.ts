// Where the parts of each flow stand in its URL.
import type { Flow, Screen, ScreenPath } from '@/contract/questionnaire/flow';
import { type Route, routes } from '@/contract/routes';

export interface FlowMount {
  /** The address of a screen. */
  readonly pathOf: (at: ScreenPath) => string;
  /** The screen that an address names; undefined for one that names none. */
  readonly screenAt: (flow: Flow, path: string) => Screen | undefined;
  /** Where the flow goes once everything is answered. */
  readonly finish: string;
  /** Where all answers are read over: a change made from there leads back. */
  readonly review: string;
  /** The run that its addresses name; otherwise the newest. */
  readonly runId?: string;
  /** The home of the run: everyone who fills in its setup shares one. */
  readonly homeId?: string;
}

/** A flow with a page for every step, as documented: the step names it. */
function mountSteps(steps: Readonly<Record<string, Route>>, finish: string, review = finish): FlowMount {
  const pathOf = ({ step }: ScreenPath) => steps[step]?.() ?? finish;
  return {
    pathOf,
    screenAt: (flow, path) => flow.screens.find((screen) => pathOf(screen) === path),
    finish,
    review,
  };
}

const { rentEstimate } = routes;
const { x: homeownerOnboarding } = routes.homeowners;

export const flowMounts = {
  introduction: mountSteps(
    {
      info: homeownerOnboarding.info,
      lease: homeownerOnboarding.lease,
      estimate: homeownerOnboarding.estimate,
      placements: homeownerOnboarding.placements,
      leasing: homeownerOnboarding.leasing,
      'rent-guarantee': homeownerOnboarding.rentGuarantee,
    },
    homeownerOnboarding.start(),
  ),
  rentEstimate: mountSteps(
    {
      address: rentEstimate.start,
      account: rentEstimate.account,
      home: rentEstimate.home,
      expectation: rentEstimate.expectation,
      condition: rentEstimate.condition,
      pets: rentEstimate.pets,
      'primary-material': rentEstimate.primaryMaterial,
      features: rentEstimate.features,
    },
    rentEstimate.calculation(),
    rentEstimate.flow(),
  ),
} as const satisfies Record<string, FlowMount>;

const { qualification } = routes.homeowners;

/** Each run of a qualification has addresses of its own. */
export function qualificationMount(runId: string): FlowMount {
  const pathOf = ({ step, screen }: Pick<ScreenPath, 'step' | 'screen'>) =>
    qualification.step({ flowId: runId, stepName: step, stepId: screen });
  const summary = pathOf({ step: SUMMARY_STEP, screen: '1' });
  return {
    runId,
    pathOf,
    screenAt: (flow, path) => flow.screens.find((screen) => pathOf(screen) === path),
    finish: summary,
    review: summary,
  };
}

/** The last step, where all answers are read over and submitted. */
export const SUMMARY_STEP = 'summary';
/** Stands where the id of a run will: the address that begins one, or goes on with the newest. */
export const NEW_RUN = 'start';
export const qualificationStart = (): string =>
  qualification.step({ flowId: NEW_RUN, stepName: 'address', stepId: '1' });
