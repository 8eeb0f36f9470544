import { addressPage } from '@/components/flow/flowPages';
import { EstimatePromise } from '@/components/homes/estimates/onboarding/EstimatePromise';
import { rentEstimate } from '@/contract/platform/flows/definitions/rentEstimate';
import { flowMounts } from '@/lib/flow/flowMounts';

export default addressPage(rentEstimate, flowMounts.rentEstimate, EstimatePromise);
