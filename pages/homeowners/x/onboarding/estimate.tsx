import { flowFieldComponents } from '@/components/flow/fields/fieldComponents';
import { flowPage } from '@/components/flow/flowPages';
import { OnboardingEstimate } from '@/components/homeowners/introduction/OnboardingEstimate';
import { introduction } from '@/contract/flows/definitions/introduction';
import { flowMounts } from '@/lib/flow/flowMounts';

export default flowPage(introduction, flowMounts.introduction, flowFieldComponents, OnboardingEstimate);
