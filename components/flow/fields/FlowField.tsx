import type { ComponentType } from 'react';
import type { Question } from '@/contract/questionnaire/questions';
import type { FlowFieldProps } from './flowFieldProps';

/** The controls a screen asks with, by the kind of its questions. */
export type FieldComponents = {
  readonly [Kind in Question['kind']]?: ComponentType<FlowFieldProps<Extract<Question, { kind: Kind }>>>;
};

interface FlowFieldWithComponentsProps extends FlowFieldProps {
  readonly fields: FieldComponents;
}

/** The control a question asks with. */
export function FlowField({ fields, ...rest }: FlowFieldWithComponentsProps) {
  const FieldComponent = fields[rest.question.kind] as ComponentType<FlowFieldProps> | undefined;
  if (!FieldComponent)
    throw new Error(`This page has no control for ${rest.name}, a question of the kind ${rest.question.kind}.`);
  return <FieldComponent {...rest} />;
}
