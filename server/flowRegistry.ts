import { introductionOwner } from './modules/account/leads/flows';
import { rentEstimateOwner } from './modules/homes/estimates/flows';
import { applicantOwner, coSignerOwner } from './modules/leasing/applications/flows';
import { setupOwners } from './modules/onboarding/homeSetup/flows';
import { qualificationOwner } from './modules/onboarding/qualifications/flows';
import type { FlowHandler } from './modules/platform/flows/index';

/** Every flow that can be run, with what finishing it does. */
export const flowOwners: readonly FlowHandler[] = [
  applicantOwner,
  coSignerOwner,
  introductionOwner,
  qualificationOwner,
  rentEstimateOwner,
  ...setupOwners,
];
