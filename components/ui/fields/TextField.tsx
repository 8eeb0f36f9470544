import type { ComponentProps } from 'react';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Field, type FieldLabelProps, type FieldOwnProps, splitFieldProps } from './Field';

type TextFieldProps = FieldLabelProps &
  Omit<ComponentProps<'input'>, FieldOwnProps | 'value' | 'onChange'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
  };

/** A labeled line of text; with a `type`, a day, a time, or an email address. */
export function TextField({ value, onChange, ...props }: TextFieldProps) {
  const { labelProps, control: rest } = splitFieldProps(props);
  return (
    <Field {...labelProps}>
      {(control) => (
        <TextInput {...control} {...rest} value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}
