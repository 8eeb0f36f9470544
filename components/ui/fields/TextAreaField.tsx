import type { ComponentProps } from 'react';
import { TextArea } from '@/components/ui/forms/TextArea';
import { Field, type FieldLabelProps, type FieldOwnProps, splitFieldProps } from './Field';

type TextAreaFieldProps = FieldLabelProps &
  Omit<ComponentProps<'textarea'>, FieldOwnProps | 'value' | 'onChange'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
  };

/** Labeled text of several lines. */
export function TextAreaField({ value, onChange, ...props }: TextAreaFieldProps) {
  const { labelProps, control: rest } = splitFieldProps(props);
  return (
    <Field {...labelProps}>
      {(control) => <TextArea {...control} {...rest} value={value} onChange={({ target }) => onChange(target.value)} />}
    </Field>
  );
}
