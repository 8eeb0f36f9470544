import { applicantOwner, coSignerOwner } from './modules/applications/flows/service';
import { rentEstimateOwner } from './modules/estimates/flows/service';
import type { FlowHandler } from './modules/flows/service';
import { setupOwners } from './modules/homeSetup/flows/service';
import { introductionOwner } from './modules/leads/flows/service';

/** Every flow that can be run, with what finishing it does. */
export const flowOwners: readonly FlowHandler[] = [
  applicantOwner,
  coSignerOwner,
  introductionOwner,
  rentEstimateOwner,
  ...setupOwners,
];
