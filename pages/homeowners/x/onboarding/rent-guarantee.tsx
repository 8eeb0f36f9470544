import { flowFieldComponents } from '@/components/flow/fields/fieldComponents';
import { flowPage } from '@/components/flow/flowPages';
import { PayoutPlanDetails } from '@/components/onboarding/qualifications/introduction/PayoutPlanDetails';
import { introduction } from '@/contract/platform/flows/definitions/introduction';
import { flowMounts } from '@/lib/flow/flowMounts';

export default flowPage(introduction, flowMounts.introduction, flowFieldComponents, PayoutPlanDetails);
