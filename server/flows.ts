import { rentEstimateOwner } from './modules/estimates/estimates.flows';
import type { FlowOwner } from './modules/flows/flows.service';

/** Every flow that can be run, with what finishing it does. */
export const flowOwners: readonly FlowOwner[] = [rentEstimateOwner];
