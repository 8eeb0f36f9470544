import type { ComponentType } from 'react';
import type { Question } from '@/contract/questions';
import type { FlowFieldProps } from './field';

/** The controls a screen asks with, by the kind of its questions. */
export type FieldSet = {
  readonly [Kind in Question['kind']]?: ComponentType<FlowFieldProps<Extract<Question, { kind: Kind }>>>;
};

interface FlowFieldOwnProps extends FlowFieldProps {
  readonly fields: FieldSet;
}

/** The control a question asks with. */
export function FlowField({ fields, ...rest }: FlowFieldOwnProps) {
  const Own = fields[rest.question.kind] as ComponentType<FlowFieldProps> | undefined;
  if (!Own) throw new Error(`This page has no control for ${rest.name}, a question of the kind ${rest.question.kind}.`);
  return <Own {...rest} />;
}
