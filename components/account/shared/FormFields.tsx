import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/forms/Field';
import { MoneyInput } from '@/components/ui/forms/MoneyInput';
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
