import { flowFieldComponents } from '@/components/flow/fields/everyField';
import { flowPage } from '@/components/flow/pages';
import { rentEstimate } from '@/contract/flows/rentEstimate';
import { flowMounts } from '@/lib/flowMounts';

export default flowPage(rentEstimate, flowMounts.rentEstimate, flowFieldComponents);
