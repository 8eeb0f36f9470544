import { TextField } from '@/components/ui/fields/TextField';

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
}

/** The six digits that we sent to a Pro. */
export function CodeField({ value, onChange, error }: CodeFieldProps) {
  return (
    <TextField
      label="Code"
      error={error}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      value={value}
      onChange={(value) => onChange(value.replace(/\D/g, ''))}
    />
  );
}
