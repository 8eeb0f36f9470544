import { type ComponentProps, useState } from 'react';
import { TextInput } from './TextInput';

type NumberInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'
> & {
  readonly value: number | null;
  /** Called with the number, or null for nothing and for what is no number. */
  readonly onNumber: (value: number | null) => void;
  /** Digits after the point that are allowed. */
  readonly decimals?: number;
};

function read(typed: string, decimals: number): number | null {
  const plain = typed.replace(/[\s,]/g, '');
  const allowed = decimals > 0 ? new RegExp(`^\\d{1,12}(\\.\\d{0,${decimals}})?$`) : /^\d{1,12}$/;
  return allowed.test(plain) ? Number(plain) : null;
}

const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

/** A number typed as people like; thousands get their commas when the field is left. */
export function NumberInput({ value, onNumber, decimals = 0, onBlur, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      {...rest}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={typed ?? (value === null ? '' : format.format(value))}
      onChange={(event) => {
        setTyped(event.target.value);
        onNumber(read(event.target.value, decimals));
      }}
      onBlur={(event) => {
        if (read(typed ?? '', decimals) !== null || typed === '') setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
