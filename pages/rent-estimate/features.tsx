import { flowFieldComponents } from '@/components/flow/fields/fieldComponents';
import { flowPage } from '@/components/flow/flowPages';
import { rentEstimate } from '@/contract/platform/flows/definitions/rentEstimate';
import { flowMounts } from '@/lib/flow/flowMounts';

export default flowPage(rentEstimate, flowMounts.rentEstimate, flowFieldComponents);
