import type { ComponentProps } from 'react';
import { Select } from '@/components/ui/forms/Select';
import { Field, type FieldLabelProps, type FieldOwnProps, splitFieldProps } from './Field';

type SelectFieldProps<V extends string> = FieldLabelProps &
  Omit<ComponentProps<'select'>, FieldOwnProps | 'value' | 'onChange' | 'children'> & {
    readonly options: readonly { readonly value: V; readonly label: string }[];
    readonly value: V;
    readonly onChange: (value: V) => void;
  };

/** A labeled choice from a list. */
export function SelectField<V extends string>({ options, value, onChange, ...props }: SelectFieldProps<V>) {
  const { labelProps, control: rest } = splitFieldProps(props);
  return (
    <Field {...labelProps}>
      {(control) => (
        <Select
          {...control}
          {...rest}
          value={value}
          onChange={({ target }) => onChange(options.find((option) => option.value === target.value)?.value ?? value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
