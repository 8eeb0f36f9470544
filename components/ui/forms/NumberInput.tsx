import type { ComponentProps } from 'react';
import { TextInput } from './TextInput';
import { useTypedNumber } from './useTypedNumber';

type NumberInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'onInvalid' | 'min' | 'max'
> & {
  readonly value: number | null;
  /** Called with the number, or null for nothing and for what is no number. */
  readonly onChange: (value: number | null) => void;
  /** Digits after the point that are allowed. */
  readonly decimals?: number;
};

function parseNumber(typed: string, decimals: number): number | null | undefined {
  const plainText = typed.replace(/[\s,]/g, '');
  if (plainText === '') return null;
  const allowed = decimals > 0 ? new RegExp(`^\\d{1,12}(\\.\\d{0,${decimals}})?$`) : /^\d{1,12}$/;
  return allowed.test(plainText) ? Number(plainText) : undefined;
}

/** With commas and at most four decimals. Without `Intl`: its first use costs a phone 30 ms and more. */
function formatNumber(value: number): string {
  const [whole = '', decimals] = String(Number(value.toFixed(4))).split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...(decimals ? [decimals] : [])].join('.');
}

/** A number typed as people like; thousands get their commas when the field is left. */
export function NumberInput({ value, onChange, decimals = 0, onBlur, ...rest }: NumberInputProps) {
  const typed = useTypedNumber({
    value,
    onChange,
    onBlur,
    parse: (text) => parseNumber(text, decimals),
    format: formatNumber,
    problem: decimals > 0 ? 'Enter a number, such as 12.5' : 'Enter a whole number, such as 12',
  });
  return <TextInput {...rest} {...typed} inputMode={decimals > 0 ? 'decimal' : 'numeric'} autoComplete="off" />;
}
