import { EstimatePromise } from '@/components/estimate/onboarding/EstimatePromise';
import { addressPage } from '@/components/flow/flowPages';
import { rentEstimate } from '@/contract/flows/definitions/rentEstimate';
import { flowMounts } from '@/lib/flow/flowMounts';

export default addressPage(rentEstimate, flowMounts.rentEstimate, EstimatePromise);
