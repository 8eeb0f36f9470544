import { flowFieldComponents } from '@/components/flow/fields/everyField';
import { flowPage } from '@/components/flow/pages';
import { introduction } from '@/contract/flows/introduction';
import { flowMounts } from '@/lib/flowMounts';

export default flowPage(introduction, flowMounts.introduction, flowFieldComponents);
