import { type ComponentProps, useState } from 'react';
import { TextInput } from './TextInput';

type NumberInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'
> & {
  readonly value: number | null;
  /** Called with the number, or null for nothing and for what is no number. */
  readonly onChange: (value: number | null) => void;
  /** Digits after the point that are allowed. */
  readonly decimals?: number;
};

function parseNumber(typed: string, decimals: number): number | null {
  const plainText = typed.replace(/[\s,]/g, '');
  const allowed = decimals > 0 ? new RegExp(`^\\d{1,12}(\\.\\d{0,${decimals}})?$`) : /^\d{1,12}$/;
  return allowed.test(plainText) ? Number(plainText) : null;
}

const formatNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

/** A number typed as people like; thousands get their commas when the field is left. */
export function NumberInput({ value, onChange, decimals = 0, onBlur, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      {...rest}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={typed ?? (value === null ? '' : formatNumber.format(value))}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(parseNumber(event.target.value, decimals));
      }}
      onBlur={(event) => {
        if (parseNumber(typed ?? '', decimals) !== null || typed === '') setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
