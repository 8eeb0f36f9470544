import { flowFieldComponents } from '@/components/flow/fields/fieldComponents';
import { flowPage } from '@/components/flow/flowPages';
import { OnboardingEstimate } from '@/components/onboarding/qualifications/introduction/OnboardingEstimate';
import { introduction } from '@/contract/platform/flows/definitions/introduction';
import { flowMounts } from '@/lib/flow/flowMounts';

export default flowPage(introduction, flowMounts.introduction, flowFieldComponents, OnboardingEstimate);
