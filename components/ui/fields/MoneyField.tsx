import type { ComponentProps } from 'react';
import { MoneyInput } from '@/components/ui/forms/MoneyInput';
import { Field, type FieldLabelProps, type FieldOwnProps, splitFieldProps } from './Field';

type MoneyFieldProps = FieldLabelProps & Omit<ComponentProps<typeof MoneyInput>, FieldOwnProps>;

/** A labeled amount of money, in cents. */
export function MoneyField({ cents, onChange, ...props }: MoneyFieldProps) {
  const { labelProps, control: rest } = splitFieldProps(props);
  return (
    <Field {...labelProps}>
      {(control) => <MoneyInput {...control} {...rest} cents={cents} onChange={onChange} />}
    </Field>
  );
}
