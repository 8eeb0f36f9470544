import type { ComponentProps } from 'react';
import { UnitInput } from '@/components/ui/forms/UnitInput';
import { Field, type FieldLabelProps, type FieldOwnProps, splitFieldProps } from './Field';

type UnitFieldProps = FieldLabelProps &
  Omit<ComponentProps<typeof UnitInput>, FieldOwnProps | 'value' | 'onChange'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
  };

/** A labeled number with its unit. */
export function UnitField({ unit, value, onChange, ...props }: UnitFieldProps) {
  const { labelProps, control: rest } = splitFieldProps(props);
  return (
    <Field {...labelProps}>
      {(control) => (
        <UnitInput {...control} {...rest} unit={unit} value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}
