import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/Skeleton';
import { AddressField } from './AddressField';
import { ChoiceField } from './ChoiceField';
import { ConsentField } from './ConsentField';
import type { FlowFieldProps } from './field';
import { LineField } from './LineField';
import { ManyField } from './ManyField';
import { ScaleField } from './ScaleField';

/** Heavier than all the others, and asked for seldom. */
const FilesField = dynamic(() => import('./FilesField').then((module) => module.FilesField), {
  loading: () => <Skeleton $height="6rem" />,
});

/** The control a question asks with. */
export function FlowField({ question, ...rest }: FlowFieldProps) {
  switch (question.kind) {
    case 'address':
      return <AddressField {...rest} question={question} />;
    case 'choice':
      return <ChoiceField {...rest} question={question} />;
    case 'many':
      return <ManyField {...rest} question={question} />;
    case 'scale':
      return <ScaleField {...rest} question={question} />;
    case 'files':
      return <FilesField {...rest} question={question} />;
    case 'consent':
      return <ConsentField {...rest} question={question} />;
    default:
      return <LineField {...rest} question={question} />;
  }
}
