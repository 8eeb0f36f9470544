import type { ComponentProps } from 'react';
import { NumberInput } from '@/components/ui/forms/NumberInput';
import { Field, type FieldLabelProps, type FieldOwnProps, splitFieldProps } from './Field';

type NumberFieldProps = FieldLabelProps & Omit<ComponentProps<typeof NumberInput>, FieldOwnProps>;

/** A labeled number. */
export function NumberField({ value, onChange, ...props }: NumberFieldProps) {
  const { labelProps, control: rest } = splitFieldProps(props);
  return (
    <Field {...labelProps}>
      {(control) => <NumberInput {...control} {...rest} value={value} onChange={onChange} />}
    </Field>
  );
}
