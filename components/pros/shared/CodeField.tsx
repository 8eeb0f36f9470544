import { Field } from '@/components/ui/forms/Field';
import { TextInput } from '@/components/ui/forms/TextInput';

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
}

/** The six digits that we sent to a Pro. */
export function CodeField({ value, onChange, error }: CodeFieldProps) {
  return (
    <Field label="Code" error={error}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={value}
          onChange={({ target }) => onChange(target.value.replace(/\D/g, ''))}
        />
      )}
    </Field>
  );
}
