import { EstimatePromise } from '@/components/estimate/EstimatePromise';
import { addressPage } from '@/components/flow/pages';
import { rentEstimate } from '@/contract/flows/rentEstimate';
import { flowMounts } from '@/lib/flowMounts';

export default addressPage(rentEstimate, flowMounts.rentEstimate, EstimatePromise);
