import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/forms/Field';
import { MoneyInput } from '@/components/ui/forms/MoneyInput';
import { Select } from '@/components/ui/forms/Select';
import { TextInput } from '@/components/ui/forms/TextInput';
import { UnitInput } from '@/components/ui/forms/UnitInput';

interface FieldRow {
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean;
}

interface MoneyFieldProps extends FieldRow {
  readonly cents: number | null;
  readonly onChange: (cents: number | null) => void;
}

/** A labeled amount of money. */
export function MoneyField({ cents, onChange, ...row }: MoneyFieldProps) {
  return <Field {...row}>{(control) => <MoneyInput {...control} cents={cents} onChange={onChange} />}</Field>;
}

interface TextFieldProps extends FieldRow {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength?: number;
  readonly type?: 'date' | 'search';
  readonly max?: string;
}

/** A labeled line of text, a search, or a day. */
export function TextField({ value, onChange, maxLength, type, max, ...row }: TextFieldProps) {
  const limits = { maxLength, type, max };
  return (
    <Field {...row}>
      {(control) => (
        <TextInput {...control} {...limits} value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}

interface SelectFieldProps<V extends string> extends FieldRow {
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** A labeled choice from a list. */
export function SelectField<V extends string>({ options, value, onChange, ...row }: SelectFieldProps<V>) {
  return (
    <Field {...row}>
      {(control) => (
        <Select
          {...control}
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

interface UnitFieldProps extends FieldRow {
  readonly unit: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A labeled number with its unit. */
export function UnitField({ unit, value, onChange, ...row }: UnitFieldProps) {
  return (
    <Field {...row}>
      {(control) => (
        <UnitInput {...control} unit={unit} value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}

interface FormResultProps {
  readonly isSuccess: boolean;
  readonly error: string | null | undefined;
  readonly children: ReactNode;
}

/** What came of sending a form: the children where it worked, or why it did not. */
export function FormResult({ isSuccess, error, children }: FormResultProps) {
  return (
    <div aria-live="polite">
      {isSuccess && <Notice tone="success">{children}</Notice>}
      {error && <Notice tone="danger">{error}</Notice>}
    </div>
  );
}
