import { applicantOwner, coSignerOwner } from './modules/applications/applications.flows';
import { rentEstimateOwner } from './modules/estimates/estimates.flows';
import type { FlowHandler } from './modules/flows/flows.service';
import { introductionOwner } from './modules/leads/leads.flows';

/** Every flow that can be run, with what finishing it does. */
export const flowOwners: readonly FlowHandler[] = [applicantOwner, coSignerOwner, introductionOwner, rentEstimateOwner];
